import { type Kysely, sql } from 'kysely';

/** Every change of the shop's settings: rows never change. A section without a row has its first value (domain/shop/first-settings.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table shop_settings (
      seq bigint generated always as identity primary key,
      section text not null,
      before jsonb not null,
      after jsonb not null,
      changed_at timestamptz not null,
      by_uid text not null,
      by_email text not null,
      agreed_uid text,
      agreed_email text,
      constraint shop_settings_two_people check (agreed_uid <> by_uid),
      constraint shop_settings_agreed check ((agreed_uid is null) = (agreed_email is null))
    )`.execute(db);
  await sql`create index shop_settings_section on shop_settings (section, seq desc)`.execute(db);
  await sql`
    create function refuse_settings_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the history of the settings is append-only: % refused', tg_op using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger shop_settings_rows before update or delete on shop_settings
      for each row execute function refuse_settings_change()`.execute(db);
  await sql`
    create trigger shop_settings_truncate before truncate on shop_settings
      for each statement execute function refuse_settings_change()`.execute(db);
  await sql`revoke update, delete, truncate on shop_settings from current_user`.execute(db);
}
