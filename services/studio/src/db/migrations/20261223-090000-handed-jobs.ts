import { type Kysely, sql } from 'kysely';

/** Jobs handed over to a designer are found without reading the queue. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index jobs_handed on jobs (handed_to, due_at, id) where handed_to is not null`.execute(db);
}
