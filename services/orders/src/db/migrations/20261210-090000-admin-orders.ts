import { createApprovalTable } from '@nimantran/kit/approvals/approval-table';
import { type Kysely, sql } from 'kysely';

/** What admins find orders by, who did what to them, and refunds that need two of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await createApprovalTable(db);
  await sql`alter table refunds add column approval_id uuid references approvals (id)`.execute(db);
  await sql`alter table order_history add column actor_uid text, add column actor_email text`.execute(db);
  await sql`alter table orders add column studio_job_id uuid`.execute(db);
  await sql`create index orders_placed on orders (placed_at, seq)`.execute(db);
  // Orders without a due time stand last, whichever way they are sorted.
  await sql`create index orders_due_first on orders (coalesce(due_at, 'infinity'::timestamptz), seq)`.execute(db);
  await sql`create index orders_due_last on orders (coalesce(due_at, '-infinity'::timestamptz), seq)`.execute(db);
  await sql`create index orders_total on orders (currency, total_minor, seq)`.execute(db);
  await sql`create index orders_theme on orders (theme_id, seq)`.execute(db);
  await sql`create index orders_theme_title on orders (lower(theme_title) text_pattern_ops)`.execute(db);
  // The beginning of a mail address or number.
  await sql`create index orders_email_begins on orders (lower(email) text_pattern_ops)`.execute(db);
  await sql`create index orders_number_begins on orders (number text_pattern_ops)`.execute(db);
  await sql`create index mails_order on mails (order_id, created_at)`.execute(db);
}
