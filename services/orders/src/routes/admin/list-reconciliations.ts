import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import {
  listReconciliations,
  type Reconciliation,
  type ReconciliationDifference,
} from '@nimantran/proto/http/orders/reconciliations';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { differencesOf, type ReconciliationRow, reconciliationsPage } from '../../db/reconciliation/reconciliations.ts';

/** Per run: the differences that a person must inspect first. */
const MOST_DIFFERENCES = 200;

export function serveListReconciliations(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listReconciliations, async ({ query }) => {
    const { rows, next_cursor } = await pageBySeq(query, (page) => reconciliationsPage(db, page));
    return { reconciliations: await reconciliationViews(db, rows), next_cursor };
  });
}

export async function reconciliationViews(
  db: OrdersContext['db'],
  runs: readonly ReconciliationRow[],
): Promise<Reconciliation[]> {
  const differences = await differencesOf(
    db,
    runs.map(({ id }) => id),
    MOST_DIFFERENCES,
  );
  return runs.map((run) => reconciliationView(run, differences.get(run.id) ?? []));
}

function reconciliationView(run: ReconciliationRow, differences: ReconciliationDifference[]): Reconciliation {
  const { id, payments, refunds, disputes, error } = run;
  return {
    id,
    from: run.fromAt.toISOString(),
    to: run.toAt.toISOString(),
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    error,
    payments,
    refunds,
    disputes,
    differences,
  };
}
