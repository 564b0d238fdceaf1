import { createApprovalTable } from '@nimantran/kit/approvals/approval-table';
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await createApprovalTable(db);
  await sql`alter table refunds add column approval_id uuid references approvals (id)`.execute(db);
  await sql`alter table order_history add column actor_uid text, add column actor_email text`.execute(db);
  await sql`alter table orders add column studio_job_id uuid`.execute(db);
  await sql`create index orders_placed on orders (placed_at, seq)`.execute(db);
  // Orders without a due time sort last, in either direction.
  await sql`create index orders_due_first on orders (coalesce(due_at, 'infinity'::timestamptz), seq)`.execute(db);
  await sql`create index orders_due_last on orders (coalesce(due_at, '-infinity'::timestamptz), seq)`.execute(db);
  await sql`create index orders_total on orders (currency, total_minor, seq)`.execute(db);
  await sql`create index orders_theme on orders (theme_id, seq)`.execute(db);
  await sql`create index orders_theme_title on orders (lower(theme_title) text_pattern_ops)`.execute(db);
  // Prefix searches on a mail address or number.
  await sql`create index orders_email_begins on orders (lower(email) text_pattern_ops)`.execute(db);
  await sql`create index orders_number_begins on orders (number text_pattern_ops)`.execute(db);
  await sql`create index mails_order on mails (order_id, created_at)`.execute(db);
}
