import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table refunds
      add column seq bigint generated always as identity unique,
      add column by_hand boolean not null default false`.execute(db);
  await sql`create index refunds_state on refunds (state, seq)`.execute(db);
  await sql`create index refunds_payment on refunds (payment_id)`.execute(db);
  await sql`
    alter table disputes
      add column seq bigint generated always as identity unique,
      add column told_at timestamptz not null default now()`.execute(db);
  await sql`create index disputes_payment on disputes (payment_id)`.execute(db);
  await sql`create index disputes_open on disputes (seq) where is_open`.execute(db);
  await sql`
    create table early_facts (
      id bigint generated always as identity primary key,
      payment_intent text not null,
      fact jsonb not null,
      received_at timestamptz not null,
      unique (payment_intent, fact)
    )`.execute(db);
  await sql`create index early_facts_age on early_facts (received_at)`.execute(db);

  await sql`alter table orders add column deadline_settled_at timestamptz`.execute(db);
  await sql`
    update orders set deadline_settled_at = coalesce(completed_at, ended_at)
    where delivery = 'express' and state in ('completed', 'cancelled', 'expired', 'refunded')`.execute(db);
  await sql`drop index orders_express_due`.execute(db);
  await sql`
    create index orders_express_due on orders (due_at)
    where delivery = 'express' and deadline_settled_at is null and held_at is null
      and state in ('processing', 'completed')`.execute(db);
  await sql`create index orders_state on orders (state, seq desc)`.execute(db);
}
