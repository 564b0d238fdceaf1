import { type Kysely, sql } from 'kysely';

/** The address of an order's invitation page, which its video may show as a code before the page exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column page_token text`.execute(db);
}
