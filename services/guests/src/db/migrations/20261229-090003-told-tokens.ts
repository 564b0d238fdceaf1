import { type Kysely, sql } from 'kysely';

/** The address of a page that orders knows: codes in videos lead there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages add column told_token text`.execute(db);
  await sql`create index pages_untold_address on pages (id) where told_token is distinct from token`.execute(db);
}
