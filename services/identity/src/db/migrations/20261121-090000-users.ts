import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      uid text primary key,
      email text not null,
      email_verified boolean not null,
      name text not null,
      photo_url text,
      key_version integer not null,
      created_at timestamptz not null default now(),
      last_sign_in_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index users_email on users (lower(email))`.execute(db);
  await sql`
    create table user_roles (
      uid text not null references users (uid) on delete cascade,
      role text not null check (role in ('admin', 'partner', 'designer')),
      source text not null check (source in ('environment', 'granted')),
      created_at timestamptz not null default now(),
      primary key (uid, role, source)
    )`.execute(db);
  await sql`
    create table sessions (
      token_hash text primary key check (length(token_hash) = 64),
      uid text not null references users (uid) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index sessions_uid on sessions (uid)`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
}
