import { randomUUID } from 'node:crypto';
import type { ReconciliationDifference } from '@nimantran/proto/http/orders/reconciliations';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Span } from '../../domain/reconciliation/nightly-spans.ts';
import { RETRY_PAUSE } from '../retry-schedule.ts';
import type { Tables } from '../schema.ts';

export type ReconciliationRow = Selectable<Tables['reconciliations']>;

/** Plans a run that compares a span of time; returns the existing run if one is planned or running for the same span. */
export async function wantReconciliation(
  db: Kysely<Tables>,
  { from, to }: Span,
  by: { askedBy: string | null; at: Date },
): Promise<ReconciliationRow> {
  const made = await db
    .insertInto('reconciliations')
    .values({
      id: randomUUID(),
      fromAt: from,
      toAt: to,
      startedAt: by.at,
      finishedAt: null,
      comparedTo: null,
      partSeconds: null,
      error: null,
      askedBy: by.askedBy,
      nextTryAt: by.at,
    })
    .onConflict((clash) => clash.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  return db
    .selectFrom('reconciliations')
    .selectAll()
    .where('fromAt', '=', from)
    .where('toAt', '=', to)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The start of each day covered by a nightly run, from `since` on. */
export async function plannedNights(db: Kysely<Tables>, since: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('reconciliations')
    .select('fromAt')
    .where('askedBy', 'is', null)
    .where('fromAt', '>=', since)
    .execute();
  return new Set(rows.map(({ fromAt }) => fromAt.getTime()));
}

export async function countUnfinished(db: Kysely<Tables>, askedBy: string): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliations')
    .select(sql<number>`count(*)`.as('count'))
    .where('finishedAt', 'is', null)
    .where('askedBy', '=', askedBy)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the oldest run due at `now`, and schedules its next attempt before anything is asked. */
export async function takeReconciliation(db: Kysely<Tables>, now: Date): Promise<ReconciliationRow | undefined> {
  return db
    .updateTable('reconciliations')
    .set({
      tries: sql<number>`tries + 1`,
      nextTryAt: sql<Date>`${now}::timestamptz + ${RETRY_PAUSE}`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('reconciliations')
        .select('id')
        .where('finishedAt', 'is', null)
        .where('nextTryAt', '<=', now)
        .orderBy('seq')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function changeReconciliation(
  db: Kysely<Tables>,
  id: string,
  change: Partial<Omit<ReconciliationRow, 'id' | 'seq' | 'fromAt' | 'toAt' | 'startedAt' | 'askedBy'>>,
): Promise<void> {
  await db.updateTable('reconciliations').set(change).where('id', '=', id).execute();
}

type NewDifference = Pick<ReconciliationDifference, 'kind' | 'text' | 'settled'> & {
  reconciliationId: string;
  providerRef: string;
  orderId: string | null;
};

/** Records a difference once per run; a second attempt of the run overwrites it. */
export async function noteDifference(db: Kysely<Tables>, difference: NewDifference): Promise<void> {
  const { settled, text } = difference;
  await db
    .insertInto('reconciliationDifferences')
    .values(difference)
    .onConflict((clash) => clash.columns(['reconciliationId', 'kind', 'providerRef']).doUpdateSet({ settled, text }))
    .execute();
}

export async function reconciliationsPage(
  db: Kysely<Tables>,
  page: { after: number | undefined; limit: number },
): Promise<ReconciliationRow[]> {
  let query = db.selectFrom('reconciliations').selectAll();
  if (page.after !== undefined) query = query.where('seq', '<', page.after);
  return query.orderBy('seq', 'desc').limit(page.limit).execute();
}

/** The differences of the given runs, unsettled first, at most `limit` per run; by run. */
export async function differencesOf(
  db: Kysely<Tables>,
  runIds: readonly string[],
  limit: number,
): Promise<Map<string, ReconciliationDifference[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom((query) =>
      query
        .selectFrom('reconciliationDifferences as difference')
        .leftJoin('orders', 'orders.id', 'difference.orderId')
        .select(['reconciliationId', 'kind', 'providerRef', 'number', 'text', 'settled'])
        .select(sql<number>`row_number() over (partition by reconciliation_id order by settled, difference.id)`.as('place'))
        .where('reconciliationId', 'in', [...runIds])
        .as('found'),
    )
    .selectAll()
    .where('place', '<=', limit)
    .orderBy('place')
    .execute();
  const byRun = new Map<string, ReconciliationDifference[]>(runIds.map((id) => [id, []]));
  for (const { reconciliationId, kind, providerRef, number, text, settled } of rows)
    byRun.get(reconciliationId)?.push({ kind, provider_ref: providerRef, order_number: number, text, settled });
  return byRun;
}
