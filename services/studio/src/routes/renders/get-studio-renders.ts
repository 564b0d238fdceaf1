import { route } from '@nimantran/kit/http/route';
import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import { getStudioRenders, type WatchedRender } from '@nimantran/proto/http/studio/renders';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { countsByKind } from '../../db/render-counts.ts';
import { type WatchedRow, waitsForSomebody, watchedRenders, workersOf } from '../../db/watched-renders.ts';
import { renderPriority } from '../../domain/render-priorities.ts';

/** At most this many waiting renders are sorted. */
const MOST_WAITING = 2_000;

export function serveGetStudioRenders(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, getStudioRenders, async () => {
    const [counts, workers, running, waiting, failed] = await Promise.all([
      countsByKind(db),
      workersOf(db),
      watchedRenders(db, 'running').orderBy('renders.createdAt').limit(LONGEST_LIST).execute(),
      watchedRenders(db, 'queued').orderBy('renders.createdAt').limit(MOST_WAITING).execute(),
      watchedRenders(db, 'failed').where(waitsForSomebody).orderBy('renders.finishedAt', 'desc').limit(LONGEST_LIST).execute(),
    ]);
    const inOrder = waiting.map((row) => view(context, row)).sort((one, other) => one.priority - other.priority);
    return {
      queue: counts
        .map(({ kind, oldestAt, ...count }) => ({
          kind,
          priority: inOrder.find((render) => render.kind === kind)?.priority ?? renderPriority({ kind }),
          ...count,
          oldest_at: oldestAt?.toISOString() ?? null,
        }))
        .sort((one, other) => one.priority - other.priority),
      workers: workers.map(({ name, running: now, lastAt }) => ({ name, running: now, last_at: lastAt.toISOString() })),
      running: running.map((row) => view(context, row)),
      waiting: inOrder.slice(0, LONGEST_LIST),
      failed: failed.map((row) => view(context, row)),
    };
  });
}

function view({ watchers }: Context, row: WatchedRow): WatchedRender {
  const { id, kind, state } = row;
  return {
    id,
    kind,
    // The query asks only for these three.
    state: state === 'running' || state === 'failed' ? state : 'queued',
    job_id: row.jobId,
    order_number: row.orderNumber,
    batch: row.batchNumber !== null && row.batchRow !== null ? { number: row.batchNumber, row: row.batchRow } : null,
    theme_id: row.themeId,
    theme_title: row.themeTitle,
    priority: renderPriority({
      kind,
      delivery: row.delivery ?? undefined,
      dueAt: row.dueAt ?? undefined,
      isTrial: row.trialId !== null,
      isClaimed: row.jobState === 'claimed',
    }),
    tries: row.tries,
    worker: row.worker,
    progress: state === 'running' ? (watchers.progressOf(id) ?? null) : null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    error: row.error,
  };
}
