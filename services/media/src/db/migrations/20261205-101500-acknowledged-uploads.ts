import { type Kysely, sql } from 'kysely';

/** Whether the client of an upload received its address: after an interrupted creation it never will. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column acknowledged boolean not null default false`.execute(db);
}
