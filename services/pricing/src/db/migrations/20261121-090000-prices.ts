import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table pricing_models (
      pid text primary key,
      currencies jsonb not null,
      key_version integer not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table promo_codes (
      code text primary key check (code = upper(code)),
      kind text not null check (kind in ('percent')),
      value integer not null check (value between 1 and 100),
      minimum_minor jsonb not null,
      starts_at timestamptz,
      ends_at timestamptz
    )`.execute(db);
}
