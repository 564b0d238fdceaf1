import { type Kysely, sql } from 'kysely';

/** Whether the client of an upload got its address: one whose creation was cut off never will, and is no use to anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column acknowledged boolean not null default false`.execute(db);
}
