import { type Kysely, sql } from 'kysely';

/**
 * Statements under a lock, of an erasure and of the sweeps find their rows by index. Answers and events are indexed by what their
 * documents hold, not by a further column: rows that the previous version writes are found too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index invoices_credited on invoices (payment_id) where kind = 'credit_note'`.execute(db);
  await sql`create index attempts_window on attempts (window_start)`.execute(db);
  await sql`create index idempotency_keys_customer on idempotency_keys ((answer #>> '{customer,uid}'))
    where answer #>> '{customer,uid}' is not null`.execute(db);
  await sql`create index idempotency_keys_number on idempotency_keys ((answer->>'number'))`.execute(db);
  await sql`create index idempotency_keys_order on idempotency_keys (order_id) where order_id is not null`.execute(db);
  await sql`create index outbox_key on outbox ((envelope->>'key'))`.execute(db);
}
