import { type Kysely, sql } from 'kysely';

/** Keys by which programs of partners and admins act for their accounts; a key itself is stored nowhere. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table api_keys (
      id uuid primary key default gen_random_uuid(),
      uid text not null references users (uid) on delete cascade,
      name text not null,
      prefix text not null,
      key_hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index api_keys_uid on api_keys (uid, created_at)`.execute(db);
  await sql`create index api_keys_expires_at on api_keys (expires_at)`.execute(db);
  await sql`create index api_keys_revoked_at on api_keys (revoked_at) where revoked_at is not null`.execute(db);
}
