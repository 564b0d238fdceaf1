import { type Static, Type } from 'typebox';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { defineOperation } from '../shared/operation.ts';

export const ReconciliationDifference = Type.Object({
  kind: Type.Enum([
    'payment_missing_here',
    'payment_missing_there',
    'payment_differs',
    'refund_missing_here',
    'refund_missing_there',
    'refund_differs',
    'dispute_missing_here',
    'dispute_differs',
  ]),
  provider_ref: Type.String(),
  order_number: Type.Union([Type.String(), Type.Null()]),
  /** A sentence with the amounts of both sides. */
  text: Type.String(),
  /** Whether the run itself corrected it. */
  settled: Type.Boolean(),
});

export type ReconciliationDifference = Static<typeof ReconciliationDifference>;

export const Reconciliation = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The period that was compared; `to` is exclusive. */
  from: Type.String(),
  to: Type.String(),
  started_at: Type.String(),
  finished_at: Type.Union([Type.String(), Type.Null()]),
  /** Why the last attempt failed; it is retried until `finished_at` is set. */
  error: Type.Union([Type.String(), Type.Null()]),
  payments: Type.Integer(),
  refunds: Type.Integer(),
  disputes: Type.Integer(),
  differences: Type.Array(ReconciliationDifference),
});

export type Reconciliation = Static<typeof Reconciliation>;

export const listReconciliations = defineOperation({
  name: 'listReconciliations',
  method: 'GET',
  path: '/api/admin/reconciliations',
  access: 'admin',
  summary: "Comparisons of the ledger with the payment provider's books, newest first",
  query: PageQuery,
  answer: Type.Object({ reconciliations: Type.Array(Reconciliation), next_cursor: NextCursor }),
});

/** Runs in the background; a second request for the same period returns the run in progress. */
export const runReconciliation = defineOperation({
  name: 'runReconciliation',
  method: 'POST',
  path: '/api/admin/reconciliations',
  access: 'admin',
  summary: "Compares a period with the payment provider's books now",
  body: Type.Object({ from: Type.String({ format: 'date-time' }), to: Type.String({ format: 'date-time' }) }),
  answer: Reconciliation,
});
