import type { createApp } from '@nimantran/kit/http/app';
import { sql } from 'kysely';
import type { Context } from './context.ts';

type App = Awaited<ReturnType<typeof createApp>>;

/** What an operator watches: work that waits, work that is parked, claims nobody keeps, deadlines that passed. */
export function addMetrics(app: App, { db, clock }: Context): void {
  app.metrics.gauge('studio_jobs', 'Jobs that are not at an end, by state', ['state'], async (gauge) => {
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
}
