import type { RenderKind } from '@nimantran/proto/jobs/render';
import { type Kysely, sql } from 'kysely';
import { bandOf, renderPriority, type WorkBand } from '../domain/render-priorities.ts';
import type { Tables } from './schema.ts';

export interface OpenWork {
  kind: RenderKind;
  band: WorkBand;
  waiting: number;
  running: number;
  /** For waiting work: since it was first requested, however often it was tried. */
  oldestSeconds: number;
}

/** Renders still to be made according to Postgres, including those that a queue has lost. */
export async function openWork(db: Kysely<Tables>): Promise<OpenWork[]> {
  const rows = await db
    .selectFrom('renders')
    .leftJoin('jobs', 'jobs.id', 'renders.jobId')
    .select(['renders.kind', 'jobs.delivery', sql<boolean>`renders.trial_id is not null`.as('isTrial')])
    .select([
      sql<boolean>`renders.job_id is not null`.as('isOfJob'),
      sql<boolean>`coalesce(jobs.state = 'claimed', false)`.as('isClaimed'),
      sql<number>`count(*) filter (where renders.state = 'queued')`.as('waiting'),
      sql<number>`count(*) filter (where renders.state = 'running')`.as('running'),
      sql<number>`coalesce(extract(epoch from now() - min(renders.created_at) filter (where renders.state = 'queued')), 0)::float8`.as(
        'oldestSeconds',
      ),
    ])
    .where('renders.state', 'in', ['queued', 'running'])
    .groupBy(['renders.kind', 'jobs.delivery', 'isTrial', 'isOfJob', 'isClaimed'])
    .execute();
  return rows.map(({ kind, delivery, isTrial, isOfJob, isClaimed, waiting, running, oldestSeconds }) => ({
    kind,
    band: bandOf(
      renderPriority({ kind, delivery: delivery ?? undefined, dueAt: isOfJob ? new Date() : undefined, isTrial, isClaimed }),
    ),
    waiting: Number(waiting),
    running: Number(running),
    oldestSeconds,
  }));
}
