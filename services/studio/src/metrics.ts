import type { createApp } from '@nimantran/kit/http/app';
import { RENDER_QUEUE, renderJobOf, STILLS_QUEUE } from '@nimantran/proto/jobs/render';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { lacksExtras } from './db/deliveries.ts';
import { type OpenWork, openWork } from './db/open-renders.ts';
import { WORK_BANDS } from './domain/render-priorities.ts';

type App = Awaited<ReturnType<typeof createApp>>;

interface BandFigures {
  waiting: number;
  running: number;
  oldestSeconds: number;
}

export function addMetrics(app: App, { db, clock }: Context): void {
  app.metrics.gauge('studio_jobs', 'Jobs that have not ended, by state', ['state'], async (gauge) => {
    const rows = await db
      .selectFrom('jobs')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('state', 'not in', ['delivered', 'cancelled'])
      .groupBy('state')
      .execute();
    gauge.reset();
    for (const { state, count } of rows) gauge.set({ state }, count);
  });
  app.metrics.gauge('studio_jobs_overdue', 'Jobs whose due time has passed', [], async (gauge) => {
    const { count } = await db
      .selectFrom('jobs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', 'in', ['drafting', 'queued', 'claimed', 'rendering', 'failed'])
      .where('dueAt', '<', sql<Date>`${clock()}`)
      .executeTakeFirstOrThrow();
    gauge.set(count);
  });
  app.metrics.gauge('studio_renders', 'Renders that are open or parked, by kind and state', ['kind', 'state'], async (gauge) => {
    const rows = await db
      .selectFrom('renders')
      .select(['kind', 'state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('state', 'in', ['queued', 'running', 'failed'])
      .groupBy(['kind', 'state'])
      .execute();
    gauge.reset();
    for (const { kind, state, count } of rows) gauge.set({ kind, state }, count);
  });
  const depth = 'Waiting and running renders of a queue, by urgency';
  app.metrics.gauge('studio_queue_renders', depth, ['queue', 'band', 'state'], async (gauge) => {
    for (const { queue, band, waiting, running } of figuresByBand(await openWork(db))) {
      gauge.set({ queue, band, state: 'waiting' }, waiting);
      gauge.set({ queue, band, state: 'running' }, running);
    }
  });
  const age = 'Seconds that the oldest render of a queue has waited; 0 if none waits';
  app.metrics.gauge('studio_queue_oldest_age_seconds', age, ['queue', 'band'], async (gauge) => {
    for (const { queue, band, oldestSeconds } of figuresByBand(await openWork(db))) gauge.set({ queue, band }, oldestSeconds);
  });
  const purges = 'Orders whose uploads are overdue for deletion by an hour or more and not confirmed as deleted';
  app.metrics.gauge('studio_purges_overdue', purges, [], async (gauge) => {
    const anHourAgo = sql<Date>`${clock()} - interval '1 hour'`;
    const { count } = await db
      .selectFrom('purges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where((eb) =>
        eb.or([
          eb.and([eb('doneAt', 'is', null), eb('dueAt', '<', anHourAgo)]),
          eb.and([eb('confirmedAt', 'is', null), eb('doneAt', '<', anHourAgo)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    gauge.set(Number(count));
  });
  const incomplete = 'Videos delivered within a week that lack cards, the PDF or the loop';
  app.metrics.gauge('studio_extras_missing', incomplete, [], async (gauge) => {
    const { count } = await db
      .selectFrom('deliveries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deliveredAt', '>', sql<Date>`${clock()} - interval '7 days'`)
      .where('withdrawnAt', 'is', null)
      .where(lacksExtras)
      .executeTakeFirstOrThrow();
    gauge.set(Number(count));
  });
  const designers = 'Seconds past its due time of the most overdue job that waits for a designer; negative while there is time';
  app.metrics.gauge('studio_designers_lateness_seconds', designers, [], async (gauge) => {
    const { seconds } = await db
      .selectFrom('jobs')
      .select(sql<number | null>`extract(epoch from ${clock()} - min(due_at))::float8`.as('seconds'))
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow();
    // Nothing waits: no figure, rather than one that looks like a long wait.
    if (seconds === null) gauge.reset();
    else gauge.set(seconds);
  });
}

/** Every band of every queue, even empty: a scaler must not lose its figure. */
function figuresByBand(work: OpenWork[]): (BandFigures & { queue: string; band: string })[] {
  return [RENDER_QUEUE, STILLS_QUEUE].flatMap((queue) =>
    WORK_BANDS.map((band) => {
      const parts = work.filter((part) => part.band === band && renderJobOf(part.kind).queue === queue);
      const sum = (of: (part: OpenWork) => number) => parts.reduce((total, part) => total + of(part), 0);
      return {
        queue,
        band,
        waiting: sum(({ waiting }) => waiting),
        running: sum(({ running }) => running),
        oldestSeconds: Math.max(0, ...parts.map(({ oldestSeconds }) => oldestSeconds)),
      };
    }),
  );
}
