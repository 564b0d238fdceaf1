import { type Kysely, sql } from 'kysely';
import { GENESIS } from '../../domain/audit-chain.ts';

/**
 * Changes made by staff, each row chained to the previous one by its hash; and the end of the chain, so that a row removed from
 * the end is noticed. The database refuses to change or remove rows, except for superusers.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_log (
      seq bigint primary key,
      event_id uuid not null unique,
      service text not null,
      at timestamptz not null,
      actor_uid text not null,
      actor_email text not null,
      action text not null,
      target_kind text not null,
      target_id text not null,
      summary text not null,
      before jsonb,
      after jsonb,
      previous_hash text not null,
      hash text not null
    )`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_uid, seq)`.execute(db);
  await sql`create index audit_log_action on audit_log (action text_pattern_ops, seq)`.execute(db);
  await sql`create index audit_log_target on audit_log (target_kind, target_id, seq)`.execute(db);
  await sql`create index audit_log_at on audit_log (at)`.execute(db);
  await sql`create index audit_log_summary on audit_log using gin (to_tsvector('simple', summary))`.execute(db);
  await sql`
    create table audit_head (
      is_only boolean primary key default true check (is_only),
      count bigint not null,
      hash text not null
    )`.execute(db);
  await sql`insert into audit_head (count, hash) values (0, ${GENESIS})`.execute(db);
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only: % of % refused', tg_op, tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create function refuse_audit_head_change() returns trigger language plpgsql as $$
    begin
      if new.count is distinct from old.count + 1 then
        raise exception 'the audit log grows by one row at a time' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger audit_log_rows before update or delete on audit_log
      for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_log_truncate before truncate on audit_log
      for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_head_grows before update on audit_head
      for each row execute function refuse_audit_head_change()`.execute(db);
  await sql`
    create trigger audit_head_stays before delete or truncate on audit_head
      for each statement execute function refuse_audit_change()`.execute(db);
  await sql`revoke update, delete, truncate on audit_log from current_user`.execute(db);
  await sql`revoke delete, truncate on audit_head from current_user`.execute(db);
}
