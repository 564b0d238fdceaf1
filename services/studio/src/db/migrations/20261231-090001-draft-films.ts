import { type Kysely, sql } from 'kysely';

/** The figures of drafts are read from the rows of their days alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index renders_of_drafts on renders (created_at) where kind in ('stills', 'draft') and job_id is not null`.execute(
    db,
  );
}
