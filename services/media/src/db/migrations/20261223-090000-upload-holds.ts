import { type Kysely, sql } from 'kysely';

/** Further orders of the same customer that hold an upload; `uploads.order_id` is the one whose purge deletes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload_holds (
      upload_id uuid not null references uploads (id) on delete cascade,
      order_id uuid not null,
      primary key (upload_id, order_id)
    )`.execute(db);
  await sql`create index upload_holds_order_id on upload_holds (order_id)`.execute(db);
}
