import { sql, type Transaction } from 'kysely';
import { tellWatchers } from '../../db/jobs.ts';
import type { Tables } from '../../db/schema.ts';

/** Requests the pictures and samples of the newest version of each theme with a mark again. The shop shows the old ones until then. */
export async function redrawMarked(transaction: Transaction<Tables>, trace: string): Promise<void> {
  const outdated = await sql<{ kind: string; themeId: number; themeVersion: string }>`
    update renders set state = 'cancelled', result = null, finished_at = coalesce(finished_at, now())
    where job_id is null and batch_row_id is null and trial_id is null and state not in ('failed', 'cancelled', 'queued')
      and (theme_id, theme_version) in (
        select distinct on (theme_id) theme_id, theme_version from renders
        where job_id is null and batch_row_id is null and trial_id is null and state not in ('failed', 'cancelled')
        order by theme_id, created_at desc)
      and exists (
        select from theme_versions
        where theme_versions.theme_id = renders.theme_id and version = theme_version and (manifest->>'has_watermark')::boolean)
    returning kind, theme_id, theme_version`.execute(transaction);
  for (const { kind, themeId, themeVersion } of outdated.rows) {
    await sql`
      insert into renders (kind, theme_id, theme_version, trace) values (${kind}, ${themeId}, ${themeVersion}, ${trace})
      on conflict (theme_id, theme_version, kind) where job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')
        do nothing`.execute(transaction);
  }
  await tellWatchers(transaction);
}
