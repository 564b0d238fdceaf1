import { formatMoney } from '../pages/money.ts';
import { missingParam, noSuch, StripeApiError } from './errors.ts';
import { type Change, emit } from './events.ts';
import { newId } from './ids.ts';
import { type Charge, idOf, type Refund } from './objects.ts';
import type { Params } from './params.ts';

/** `POST /v1/refunds`: the whole rest of a charge, or a part of it. */
export function createRefund(change: Change, params: Params): Refund {
  params.rejectUnknown(['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason']);
  const charge = chargeToRefund(change, params);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw new StripeApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.integer('amount') ?? left;
  if (amount < 1) throw new StripeApiError('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    const [asked, rest] = [formatMoney(amount, charge.currency), formatMoney(left, charge.currency)];
    throw new StripeApiError(`Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`, {
      param: 'amount',
    });
  }
  const contested = change.tx.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won');
  if (contested)
    throw new StripeApiError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });

  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: change.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: params.metadata(),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const outcome = change.context.controls.takeNextRefund();
  const first: Refund = outcome === 'succeeded' ? refund : { ...refund, status: 'pending' };
  change.tx.put('refund', first);
  const refunded = addToCharge(change, charge.id, amount);
  emit(change, 'refund.created', first);
  if (refunded) emit(change, 'charge.refunded', refunded, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  if (outcome === 'succeeded') emit(change, 'refund.updated', first, {});
  if (outcome === 'failed') settleRefund(change, first, 'failed');
  return first;
}

/** A refund's end, later: it went through, or the bank sent it back (also after it had succeeded, as banks do). */
export function settleRefund(change: Change, refund: Refund, outcome: 'succeeded' | 'failed'): Refund {
  const settled = refund.status === 'failed' || (refund.status === 'succeeded' && outcome === 'succeeded');
  if (settled) throw new StripeApiError(`Refund ${refund.id} is ${refund.status} already.`);
  const next: Refund =
    outcome === 'succeeded'
      ? { ...refund, status: 'succeeded' }
      : { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card', failure_balance_transaction: newId('txn_3') };
  change.tx.put('refund', next);
  if (outcome === 'failed') addToCharge(change, idOf(refund.charge) ?? '', -refund.amount);
  emit(change, 'refund.updated', next, { status: refund.status });
  if (outcome === 'failed') emit(change, 'refund.failed', next);
  return next;
}

function addToCharge({ tx }: Change, chargeId: string, amount: number): Charge | undefined {
  const charge = tx.get('charge', chargeId);
  if (charge === undefined) return undefined;
  const amountRefunded = charge.amount_refunded + amount;
  const next: Charge = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
  tx.put('charge', next);
  return next;
}

function chargeToRefund({ tx }: Change, params: Params): Charge {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  if (intentId === undefined && chargeId === undefined) throw missingParam('payment_intent');
  if (intentId !== undefined && tx.get('payment_intent', intentId) === undefined)
    throw noSuch('payment_intent', intentId, 'payment_intent');
  const id = chargeId ?? idOf(tx.get('payment_intent', intentId ?? '')?.latest_charge);
  const charge = id === null ? undefined : tx.get('charge', id);
  if (charge === undefined && chargeId !== undefined) throw noSuch('charge', chargeId, 'charge');
  if (charge === undefined || !charge.paid) {
    throw new StripeApiError('This payment does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  return charge;
}
