import { type SqlBool, sql } from 'kysely';
import type { Connection } from './jobs.ts';
import type { RenderState } from './schema.ts';

/** Renders in a state with the public data of their jobs: no customer, no details, no price. */
export function watchedRenders(db: Connection, state: RenderState) {
  return db
    .selectFrom('renders')
    .leftJoin('jobs', 'jobs.id', 'renders.jobId')
    .leftJoin('themeVersions', (join) =>
      join.onRef('themeVersions.themeId', '=', 'renders.themeId').onRef('themeVersions.version', '=', 'renders.themeVersion'),
    )
    .leftJoin('batchRows', 'batchRows.id', 'renders.batchRowId')
    .leftJoin('batches', 'batches.id', 'batchRows.batchId')
    .leftJoin('trials', 'trials.id', 'renders.trialId')
    .select([
      'renders.id',
      'renders.kind',
      'renders.state',
      'renders.jobId',
      'renders.trialId',
      'renders.themeId',
      'renders.tries',
      'renders.worker',
      'renders.error',
      'renders.createdAt',
      'renders.finishedAt',
      'jobs.orderNumber',
      'jobs.delivery',
      'jobs.state as jobState',
      'jobs.dueAt',
      'batches.number as batchNumber',
      'batchRows.row as batchRow',
      sql<string | null>`coalesce(theme_versions.manifest, trials.manifest) ->> 'title'`.as('themeTitle'),
    ])
    .where('renders.state', '=', state);
}

export type WatchedRow = Awaited<ReturnType<ReturnType<typeof watchedRenders>['execute']>>[number];

/** Failed, with no newer render of the same job or version: a person must handle it. Owners see those of batches and trials. */
export const waitsForSomebody = sql<SqlBool>`renders.state = 'failed'
  and renders.id in (
    select broken.id from jobs stuck join renders broken on broken.job_id = stuck.id
    where stuck.state = 'failed' and broken.state = 'failed'
    union all
    select of_theme.id from renders of_theme
    where of_theme.state = 'failed' and of_theme.job_id is null and of_theme.batch_row_id is null and of_theme.trial_id is null)
  and not exists (
    select from renders newer
    where newer.job_id = renders.job_id and newer.created_at > renders.created_at)
  and not exists (
    select from renders newer
    where renders.job_id is null and newer.job_id is null and newer.batch_row_id is null and newer.trial_id is null
      and newer.theme_id = renders.theme_id and newer.theme_version = renders.theme_version and newer.kind = renders.kind
      and newer.created_at > renders.created_at)`;

/** Workers that run something, or finished something within the hour. */
export async function workersOf(db: Connection): Promise<{ name: string; running: number; lastAt: Date }[]> {
  const rows = await db
    .selectFrom('renders')
    .select([
      'worker',
      sql<number>`(count(*) filter (where state = 'running'))::int`.as('running'),
      sql<Date>`max(case when state = 'running' then now() else finished_at end)`.as('lastAt'),
    ])
    .where('worker', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'running'),
        eb.and([eb('state', 'in', ['succeeded', 'failed']), eb('finishedAt', '>', sql<Date>`now() - interval '1 hour'`)]),
      ]),
    )
    .groupBy('worker')
    .orderBy('worker')
    .execute();
  return rows.flatMap(({ worker, running, lastAt }) => (worker === null ? [] : [{ name: worker, running, lastAt }]));
}
