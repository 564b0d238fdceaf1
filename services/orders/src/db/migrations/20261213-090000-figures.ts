import { type Kysely, sql } from 'kysely';

/** Daily figures are read from the rows of those days alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index orders_placed_at on orders (placed_at)`.execute(db);
  await sql`create index orders_paid_at on orders (paid_at) where paid_at is not null`.execute(db);
  await sql`create index orders_completed_at on orders (completed_at) where completed_at is not null`.execute(db);
  await sql`create index orders_late on orders (due_at) where state = 'processing' and held_at is null`.execute(db);
}
