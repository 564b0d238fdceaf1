import { type Kysely, sql } from 'kysely';

/** Themes' own renders that failed, for the board of the workers: few among all that ever failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index renders_failed_of_themes on renders (id)
    where state = 'failed' and job_id is null and batch_row_id is null and trial_id is null`.execute(db);
}
