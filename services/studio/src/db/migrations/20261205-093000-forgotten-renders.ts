import { type Kysely, sql } from 'kysely';

/** Renders whose spec was erased, to be removed from the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index renders_forgotten on renders (id)
      where state in ('succeeded', 'failed') and spec is null and withdrawn_at is null`.execute(db);
}
