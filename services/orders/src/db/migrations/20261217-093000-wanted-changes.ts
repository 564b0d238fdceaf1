import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table support_requests add column changes jsonb`.execute(db);
  await sql`create index support_requests_changes on support_requests (order_id) where changes is not null`.execute(db);
}
