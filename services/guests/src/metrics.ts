import type { createApp } from '@nimantran/kit/http/app';
import { sharedCounter } from '@nimantran/kit/telemetry/shared-metrics';
import { sql } from 'kysely';
import type { Context } from './context.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const replies = sharedCounter('guests_replies_total', 'Replies of guests: new, suspect, changed, or the code of their refusal', [
  'outcome',
]);

export const countReply = (outcome: string): void => replies.inc({ outcome });

/** Figures for operators: pages that are on, and how long guests' words are overdue for deletion. */
export function addMetrics(app: App, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  app.metrics.gauge('guests_pages', 'Invitation pages, by state', ['state'], async (gauge) => {
    const { on, off } = await db
      .selectFrom('pages')
      .select([sql<number>`count(*) filter (where is_on)`.as('on'), sql<number>`count(*) filter (where not is_on)`.as('off')])
      .executeTakeFirstOrThrow();
    gauge.set({ state: 'on' }, on);
    gauge.set({ state: 'off' }, off);
  });
  const overdue = "For how long guests' words that should have been deleted are still kept; 0 if there are none";
  app.metrics.gauge('guests_purge_overdue_seconds', overdue, [], async (gauge) => {
    const { seconds } = await db
      .selectFrom('pages')
      .select(sql<number | null>`extract(epoch from ${clock()} - min(kept_until))::float8`.as('seconds'))
      .executeTakeFirstOrThrow();
    gauge.set(Math.max(0, seconds ?? 0));
  });
}
