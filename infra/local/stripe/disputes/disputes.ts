import { disputeReinstated, disputeWithdrawn } from '../balance/balance.ts';
import { RefusedError, StripeApiError } from '../errors.ts';
import { newId } from '../store/ids.ts';
import { type Charge, type Dispute, idOf } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';
import { emptyEvidence } from './dispute-evidence.ts';

const DAY = 86_400;

/** The bank withdraws all or part of a payment until the case is decided: immediately, with a fee. */
export function openDispute(
  change: Change,
  charge: Charge,
  wanted: { amount?: number | undefined; reason?: string | undefined },
): Dispute {
  if (!charge.paid || charge.disputed)
    throw new StripeApiError(`Charge ${charge.id} is ${charge.paid ? 'disputed already' : 'not paid'}.`);
  const left = charge.amount - charge.amount_refunded;
  const amount = wanted.amount ?? left;
  if (amount < 1 || amount > left)
    throw new StripeApiError(`At most ${left} of ${charge.id} can be disputed.`, { param: 'amount' });
  const id = newId('du_1');
  const money = disputeWithdrawn(change, {
    amount,
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute: Dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [money],
    charge: charge.id,
    created: change.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(charge.billing_details.email, charge.billing_details.name),
    evidence_details: {
      due_by: change.now + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: wanted.reason ?? 'fraudulent',
    status: 'needs_response',
  };
  change.tx.put('dispute', dispute);
  change.tx.put('charge', { ...charge, disputed: true });
  emit(change, { type: 'charge.dispute.created', data: { object: dispute } });
  emit(change, { type: 'charge.dispute.funds_withdrawn', data: { object: dispute } });
  return dispute;
}

/** Decides the case. If won, the money comes back; if lost, it does not. */
export function closeDispute(change: Change, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  refuseClosed(dispute);
  const closed: Dispute = { ...dispute, status };
  if (status === 'won') {
    const { amount, currency, id: source } = dispute;
    const money = disputeReinstated(change, {
      amount,
      currency,
      source,
      description: `Chargeback reversal for ${idOf(dispute.charge)}`,
    });
    closed.balance_transactions = [...dispute.balance_transactions, money];
  }
  change.tx.put('dispute', closed);
  const { balance_transactions } = dispute;
  if (status === 'won')
    emit(change, {
      type: 'charge.dispute.funds_reinstated',
      data: { object: closed, previous_attributes: { balance_transactions } },
    });
  emit(change, { type: 'charge.dispute.closed', data: { object: closed, previous_attributes: { status: dispute.status } } });
  return closed;
}

export function refuseClosed(dispute: Dispute): void {
  if (dispute.status === 'won' || dispute.status === 'lost') throw new RefusedError('This dispute is already closed');
}
