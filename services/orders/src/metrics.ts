import type { createApp } from '@nimantran/kit/http/app';
import { sql } from 'kysely';
import type { OrdersContext } from './context.ts';
import { countUnsentMails } from './db/mails.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const SHOWN_DAYS = 31;

/** What an operator watches: whether our books agree with the provider's, since when nobody has looked, and mails that stay. */
export function addMetrics(app: App, { db }: Pick<OrdersContext, 'db'>): void {
  const mails = `Mails that are not sent: waiting, or given up in the last ${SHOWN_DAYS} days as they failed for too long`;
  app.metrics.gauge('orders_mails', mails, ['state'], async (gauge) => {
    const { waiting, givenUp } = await countUnsentMails(db, SHOWN_DAYS);
    gauge.set({ state: 'waiting' }, waiting);
    gauge.set({ state: 'given_up' }, givenUp);
  });
  const differences = `Differences from the provider's books found in the last ${SHOWN_DAYS} days; unsettled ones need a person`;
  app.metrics.gauge('orders_reconciliation_differences', differences, ['kind', 'settled'], async (gauge) => {
    const rows = await db
      .selectFrom('reconciliationDifferences as difference')
      .innerJoin('reconciliations', 'reconciliations.id', 'difference.reconciliationId')
      .select(['kind', 'settled', sql<number>`count(*)`.as('count')])
      .where('startedAt', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`)
      .groupBy(['kind', 'settled'])
      .execute();
    gauge.reset();
    for (const { kind, settled, count } of rows) gauge.set({ kind, settled: String(settled) }, count);
  });
  const age = 'Seconds since the end of the last day that was compared with the provider, or since the first order';
  app.metrics.gauge('orders_reconciliation_age_seconds', age, [], async (gauge) => {
    const { seconds } = await db
      .selectFrom('reconciliations')
      .select((query) => [
        query.fn
          .coalesce(
            sql<number>`extract(epoch from now() - max(to_at))::float8`,
            sql<number>`(select extract(epoch from now() - placed_at)::float8 from orders order by seq limit 1)`,
            sql<number>`0`,
          )
          .as('seconds'),
      ])
      .where('askedBy', 'is', null)
      .where('finishedAt', 'is not', null)
      .where('error', 'is', null)
      .executeTakeFirstOrThrow();
    gauge.set(Math.round(seconds));
  });
}
