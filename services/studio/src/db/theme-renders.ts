import type { RenderKind } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import { type Connection, tellWatchers } from './jobs.ts';

export interface ThemeRender {
  kind: RenderKind;
  themeId: number;
  themeVersion: string;
  /** For stills: whether the package is linted too. */
  lint?: boolean;
}

/** Requests stills and samples of theme versions; those that are waiting or drawn are left out. Returns how many it requested. */
export async function requestThemeRenders(db: Connection, wanted: readonly ThemeRender[], trace: string): Promise<number> {
  if (wanted.length === 0) return 0;
  const requested = await db
    .insertInto('renders')
    .values(wanted.map((render) => ({ ...render, trace })))
    .onConflict((of) =>
      of
        .columns(['themeId', 'themeVersion', 'kind'])
        .where(sql<boolean>`job_id is null and batch_row_id is null and state not in ('failed', 'cancelled')`)
        .doNothing(),
    )
    .returning('id')
    .execute();
  if (requested.length > 0) await tellWatchers(db);
  return requested.length;
}
