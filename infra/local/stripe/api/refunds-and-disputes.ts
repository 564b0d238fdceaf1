import type Stripe from 'stripe';
import { closeDispute } from '../disputes/disputes.ts';
import { UPDATE_DISPUTE, updateDispute } from '../disputes/update-dispute.ts';
import { noSuch } from '../errors.ts';
import type { Known } from '../params/known-params.ts';
import { KNOWN_LIST } from '../params/list.ts';
import { CREATE_REFUND, createRefund } from '../refunds/refunds.ts';
import { type Dispute, idOf } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';
import type { Api } from './api.ts';
import { asKept } from './run-post.ts';

const RETRIEVE_REFUND: Known<Stripe.RefundRetrieveParams> = { expand: 'read' };
const LIST_REFUNDS: Known<Stripe.RefundListParams> = { ...KNOWN_LIST, charge: 'read', payment_intent: 'read' };
const RETRIEVE_DISPUTE: Known<Stripe.DisputeRetrieveParams> = { expand: 'read' };
const CLOSE_DISPUTE: Known<Stripe.DisputeCloseParams> = { expand: 'read' };
const LIST_DISPUTES: Known<Stripe.DisputeListParams> = { ...KNOWN_LIST, charge: 'read', payment_intent: 'read' };

/** Operations after a payment: `/v1/refunds` and `/v1/disputes`. */
export function registerAfterwards(api: Api): void {
  const refund = asKept('refund');
  api.post(refund, '/refunds', CREATE_REFUND, createRefund);
  api.retrieve(refund, '/refunds', RETRIEVE_REFUND);
  api.list(refund, '/refunds', LIST_REFUNDS, [
    ['charge', (row, value) => idOf(row.charge) === value],
    ['payment_intent', (row, value) => idOf(row.payment_intent) === value],
  ]);

  const dispute = asKept('dispute');
  api.retrieve(dispute, '/disputes', RETRIEVE_DISPUTE);
  api.post(dispute, '/disputes/:id', UPDATE_DISPUTE, (change, params, id) =>
    updateDispute(change, params, mustFind(change.tx, id)),
  );
  api.post(dispute, '/disputes/:id/close', CLOSE_DISPUTE, (change, _params, id) =>
    closeDispute(change, mustFind(change.tx, id), 'lost'),
  );
  api.list(dispute, '/disputes', LIST_DISPUTES, [
    ['charge', (row, value) => idOf(row.charge) === value],
    ['payment_intent', (row, value) => idOf(row.payment_intent) === value],
  ]);
}

function mustFind(tx: Transaction, id: string): Dispute {
  const dispute = tx.get('dispute', id);
  if (dispute === undefined) throw noSuch('dispute', id);
  return dispute;
}
