import { sql } from 'kysely';
import { type Connection, tellWatchers } from '../../db/jobs.ts';

/** Requests the stills and samples again whose render failed for good and that have no other. Returns how many. */
export async function redrawSamples(db: Connection, trace: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into renders (kind, theme_id, theme_version, trace)
    select distinct kind, theme_id, theme_version, ${trace}::text from renders
    where job_id is null and batch_row_id is null and trial_id is null and state = 'failed'
    on conflict (theme_id, theme_version, kind) where job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')
      do nothing`.execute(db);
  await tellWatchers(db);
  return Number(numAffectedRows ?? 0);
}
