import type { Connection } from '../../db/jobs.ts';
import { requestThemeRenders } from '../../db/theme-renders.ts';

/** Requests the stills and samples again whose render failed for good and that have no other. Returns how many. */
export async function redrawSamples(db: Connection, trace: string): Promise<number> {
  const failed = await db
    .selectFrom('renders')
    .select(['kind', 'themeId', 'themeVersion'])
    .distinct()
    .where('jobId', 'is', null)
    .where('batchRowId', 'is', null)
    .where('trialId', 'is', null)
    .where('state', '=', 'failed')
    .execute();
  return requestThemeRenders(db, failed, trace);
}
