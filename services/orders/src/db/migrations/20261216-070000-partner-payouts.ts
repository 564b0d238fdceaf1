import { type Kysely, sql } from 'kysely';

/**
 * Commission paid out to partners, and reversals: rows never change. A reversal repeats the partner, currency and amount of its
 * entry; no foreign key enforces this, since its check would lock the referenced row, which needs the right to update.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table partner_payouts (
      id uuid primary key,
      seq bigint generated always as identity unique,
      partner_uid text not null references partners (uid),
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      paid_until date,
      reference text,
      reverses_id uuid unique,
      reason text,
      by_uid text not null,
      by_email text not null,
      at timestamptz not null,
      constraint partner_payouts_kind check (
        case when reverses_id is null
          then paid_until is not null and reference is not null and reason is null
          else paid_until is null and reference is null and reason is not null
        end)
    )`.execute(db);
  await sql`create index partner_payouts_partner on partner_payouts (partner_uid, seq)`.execute(db);
  await sql`
    create function refuse_payout_change() returns trigger language plpgsql as $$
    begin
      raise exception 'pay-outs are append-only: % refused', tg_op using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create function check_payout_reversal() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from partner_payouts
        where id = new.reverses_id and reverses_id is null
          and partner_uid = new.partner_uid and currency = new.currency and amount_minor = new.amount_minor
      ) then
        raise exception 'a reversal takes back a whole pay-out of the same partner' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger partner_payouts_rows before update or delete on partner_payouts
      for each row execute function refuse_payout_change()`.execute(db);
  await sql`
    create trigger partner_payouts_truncate before truncate on partner_payouts
      for each statement execute function refuse_payout_change()`.execute(db);
  await sql`
    create trigger partner_payouts_reversals before insert on partner_payouts
      for each row when (new.reverses_id is not null) execute function check_payout_reversal()`.execute(db);
  await sql`revoke update, delete, truncate on partner_payouts from current_user`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql`
    alter table mails add constraint mails_kind_check check (kind in
      ('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending', 'batch', 'payout'))`.execute(
    db,
  );
}
