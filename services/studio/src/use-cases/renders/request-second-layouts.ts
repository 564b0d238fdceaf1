import { currentTrace } from '@nimantran/kit/trace';
import { sql } from 'kysely';
import type { Connection } from '../../db/jobs.ts';
import { requestThemeRenders, type ThemeRender } from '../../db/theme-renders.ts';

/**
 * Requests stills and sample of the second layout, once, for a version whose own stills are drawn, or for every such version: one
 * that was drawn before there were such renders has none. One that failed waits for a person. Returns how many it requested.
 */
export async function requestSecondLayouts(db: Connection, of?: { themeId: number; themeVersion: string }): Promise<number> {
  const ofOne = of ? sql`and version.theme_id = ${of.themeId} and version.version = ${of.themeVersion}` : sql``;
  const { rows } = await sql<ThemeRender>`
    select wanted.kind, version.theme_id, version.version as theme_version
    from theme_versions version
    cross join unnest(array['second_stills', 'second_sample']) as wanted (kind)
    where version.manifest ? 'second_layout' ${ofOne}
      and exists (
        select from renders own
        where own.theme_id = version.theme_id and own.theme_version = version.version and own.kind = 'stills'
          and own.job_id is null and own.batch_row_id is null and own.trial_id is null and own.state = 'succeeded'
          and jsonb_array_length(own.result -> 'stills') > 0)
      and not exists (
        select from renders second
        where second.theme_id = version.theme_id and second.theme_version = version.version and second.kind = wanted.kind
          and second.kind in ('second_stills', 'second_sample'))
    order by version.theme_id, version.version, wanted.kind`.execute(db);
  return requestThemeRenders(db, rows, currentTrace());
}
