import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table promo_codes
      add column discount jsonb check (discount ->> 'kind' in ('percent', 'amount')),
      add column max_uses integer check (max_uses > 0),
      add column max_uses_per_customer integer check (max_uses_per_customer > 0),
      add column key_version integer not null default 0`.execute(db);
  await sql`update promo_codes set discount = jsonb_build_object('kind', kind, 'percent', value)`.execute(db);
  await sql`alter table promo_codes alter column discount set not null, drop column kind, drop column value`.execute(db);

  await sql`
    create table promo_uses (
      order_id uuid primary key,
      code text references promo_codes (code),
      customer text,
      taken_at timestamptz,
      released_at timestamptz,
      check ((code is null) = (customer is null) and (code is null) = (taken_at is null)),
      check (code is not null or released_at is not null)
    )`.execute(db);
  await sql`create index promo_uses_live on promo_uses (code, customer) where released_at is null`.execute(db);
  await sql`create index promo_uses_customer on promo_uses (customer) where customer is not null`.execute(db);
  await sql`create index promo_uses_without_code on promo_uses (released_at) where code is null`.execute(db);

  await sql`
    create table promo_guesses (
      caller text primary key,
      codes text[] not null,
      begun_at timestamptz not null
    )`.execute(db);
  await sql`create index promo_guesses_begun on promo_guesses (begun_at)`.execute(db);
}
