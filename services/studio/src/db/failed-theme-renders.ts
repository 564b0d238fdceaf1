import { currentTrace } from '@nimantran/kit/trace';
import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import type { FailedThemeRender } from '@nimantran/proto/http/studio/failed-theme-renders';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import { requestThemeRenders } from './theme-renders.ts';

function failedOfThemes(db: Kysely<Tables>) {
  return db
    .selectFrom('renders')
    .where('renders.jobId', 'is', null)
    .where('renders.batchRowId', 'is', null)
    .where('renders.trialId', 'is', null)
    .where('renders.state', '=', 'failed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('renders as newer')
            .select('newer.id')
            .where('newer.jobId', 'is', null)
            .where('newer.batchRowId', 'is', null)
            .where('newer.trialId', 'is', null)
            .whereRef('newer.themeId', '=', 'renders.themeId')
            .whereRef('newer.themeVersion', '=', 'renders.themeVersion')
            .whereRef('newer.kind', '=', 'renders.kind')
            .whereRef('newer.createdAt', '>', 'renders.createdAt'),
        ),
      ),
    );
}

export async function listFailedOfThemes(db: Kysely<Tables>): Promise<FailedThemeRender[]> {
  const rows = await failedOfThemes(db)
    .select(['id', 'kind', 'themeId', 'themeVersion', 'error', 'finishedAt', 'createdAt'])
    .orderBy('finishedAt', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  return rows.map((render) => ({
    id: render.id,
    kind: render.kind,
    theme_id: render.themeId,
    theme_version: render.themeVersion,
    error: render.error ?? 'No reason is known.',
    failed_at: (render.finishedAt ?? render.createdAt).toISOString(),
  }));
}

/** Requests a failed one again, as a new render; undefined if there is no failed one without a newer render. */
export async function drawThemeAgain(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Pick<FailedThemeRender, 'kind' | 'theme_id' | 'theme_version'> | undefined> {
  const failed = await failedOfThemes(transaction)
    .select(['kind', 'themeId', 'themeVersion'])
    .where('renders.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!failed) return undefined;
  await requestThemeRenders(transaction, [failed], currentTrace());
  return { kind: failed.kind, theme_id: failed.themeId, theme_version: failed.themeVersion };
}
