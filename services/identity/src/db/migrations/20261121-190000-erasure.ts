import { type Kysely, sql } from 'kysely';

/**
 * An erased person leaves a row without a name. Signing in again creates another account with another uid, so that data still
 * stored under the old one cannot come back.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table users
      add column provider_uid text unique,
      add column erased_at timestamptz`.execute(db);
  await sql`update users set provider_uid = uid`.execute(db);
  await sql`
    alter table users add constraint users_erased_check check ((erased_at is null) = (provider_uid is not null))`.execute(db);
  await sql`
    create table exports (
      id uuid primary key default gen_random_uuid(),
      uid text not null references users (uid) on delete cascade,
      at timestamptz not null
    )`.execute(db);
  await sql`create index exports_uid on exports (uid, at)`.execute(db);
}
