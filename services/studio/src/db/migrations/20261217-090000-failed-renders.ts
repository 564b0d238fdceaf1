import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index renders_failed_of_themes on renders (id)
    where state = 'failed' and job_id is null and batch_row_id is null and trial_id is null`.execute(db);
}
