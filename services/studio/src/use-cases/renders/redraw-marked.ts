import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { requestThemeRenders, type ThemeRender } from '../../db/theme-renders.ts';

/** Requests the pictures and samples of the newest version of each theme with a mark again. The shop shows the old ones until then. */
export async function redrawMarked(transaction: Transaction<Tables>, trace: string): Promise<void> {
  const outdated = await sql<ThemeRender>`
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
  await requestThemeRenders(transaction, outdated.rows, trace);
}
