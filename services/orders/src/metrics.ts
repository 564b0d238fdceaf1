import type { createApp } from '@nimantran/kit/http/app';
import { NIGHTLY_PROOFS } from '@nimantran/proto/domain/first-run';
import { sql } from 'kysely';
import type { OrdersContext } from './context.ts';
import { countUnsentMails } from './db/mails/mails.ts';

type App = Awaited<ReturnType<typeof createApp>>;

const SHOWN_DAYS = 31;
const OPEN_STATES = ['awaiting_payment', 'preview_processing', 'awaiting_balance', 'processing'] as const;

/** Figures for operators: whether our books agree with the provider's, when they were last compared, and unsent mails. */
export function addMetrics(app: App, { db, config }: Pick<OrdersContext, 'db' | 'config'>): void {
  const mails = `Unsent emails: waiting, or given up in the last ${SHOWN_DAYS} days`;
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
  const settled =
    'Money moved at the provider in the last hour, in the smallest unit; payments are incoming, all else is outgoing';
  app.metrics.gauge('orders_money_settled_minor', settled, ['currency', 'kind'], async (gauge) => {
    const rows = await db
      .selectFrom('ledger')
      .select(['currency', 'kind', sql<number>`sum(amount_minor)::float8`.as('amount')])
      .where('at', '>', sql<Date>`now() - interval '1 hour'`)
      .groupBy(['currency', 'kind'])
      .execute();
    gauge.reset();
    for (const { currency, kind, amount } of rows) gauge.set({ currency, kind }, amount);
  });
  app.metrics.gauge('orders_open', 'Orders that have not ended, by state', ['state'], async (gauge) => {
    const rows = await db
      .selectFrom('orders')
      .select(['state', sql<number>`count(*)`.as('count')])
      .where('state', 'in', OPEN_STATES)
      .groupBy('state')
      .execute();
    for (const state of OPEN_STATES) gauge.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
  });
  app.metrics.gauge('orders_overdue', 'Orders that are paid, not on hold and overdue', [], async (gauge) => {
    const { count } = await db
      .selectFrom('orders')
      .select(sql<number>`count(*)`.as('count'))
      .where('state', 'in', ['processing', 'preview_processing'])
      .where('heldAt', 'is', null)
      .where('dueAt', '<', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    gauge.set(Number(count));
  });
  const proofs = 'Whether the newest try of a proof that the shop repeats every night failed';
  app.metrics.gauge('orders_proofs_failed', proofs, ['proof'], async (gauge) => {
    const rows = await db
      .selectFrom('proofs')
      .select(['proof', 'state'])
      .distinctOn('proof')
      .where('proof', 'in', [...NIGHTLY_PROOFS])
      .where('isTrial', '=', false)
      .where('isRehearsal', '=', config.isRehearsal)
      .where('state', '<>', 'waiting')
      .orderBy('proof')
      .orderBy('seq', 'desc')
      .execute();
    for (const { proof, state } of rows) gauge.set({ proof }, state === 'failed' ? 1 : 0);
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
