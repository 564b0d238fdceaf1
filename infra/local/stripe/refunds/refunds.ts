import type Stripe from 'stripe';
import { formatMoney } from '../../pages/money.ts';
import { moneyRefunded, refundReturned } from '../balance/balance.ts';
import { missingParam, noSuch, RefusedError, StripeApiError } from '../errors.ts';
import type { Known } from '../params/known-params.ts';
import type { Params } from '../params/params.ts';
import { newId } from '../store/ids.ts';
import { type Charge, idOf, type Refund } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';

/** The bank's delay for a refund, as with Stripe's test cards. */
const LATER_MS = 300;

export const CREATE_REFUND: Known<Stripe.RefundCreateParams> = {
  amount: 'read',
  charge: 'read',
  currency: 'unsupported',
  customer: 'unsupported',
  expand: 'read',
  instructions_email: 'unsupported',
  metadata: 'read',
  origin: 'unsupported',
  payment_intent: 'read',
  reason: 'read',
  refund_application_fee: 'unsupported',
  reverse_transfer: 'unsupported',
};

/** `POST /v1/refunds`: all that is left of a charge, or a part of it. */
export function createRefund(change: Change, params: Params<Stripe.RefundCreateParams>): Refund {
  const charge = chargeToRefund(change, params);
  const amount = amountToRefund(charge, params);
  const contested = change.tx.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status !== 'won');
  if (contested)
    throw new RefusedError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });

  const metadata = params.metadata('metadata');
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  const wanted = change.context.controls.takeNextRefund();
  const habit = change.tx.get('habit', charge.id)?.refunds;
  const id = newId('re_3');
  const money = moneyRefunded(change, { amount, currency: charge.currency, source: id, description: 'REFUND FOR CHARGE' });
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: money.id,
    charge: charge.id,
    created: change.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: wanted !== undefined || habit === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  change.tx.put('refund', refund);
  const refunded = addToCharge(change, charge, amount);
  emit(change, { type: 'refund.created', data: { object: refund } });
  const previous_attributes = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  emit(change, { type: 'charge.refunded', data: { object: refunded, previous_attributes } });
  if (wanted === 'failed') settleRefund(change, refund, 'failed');
  else if (wanted === undefined && habit !== undefined) setDownSettling(change, refund, habit);
  return refund;
}

/** A refund's later outcome: it succeeded, or the bank returned it (which can also happen after success, as with real banks). */
export function settleRefund(change: Change, refund: Refund, outcome: 'succeeded' | 'failed'): Refund {
  const settled = refund.status === 'failed' || (refund.status === 'succeeded' && outcome === 'succeeded');
  if (settled) throw new StripeApiError(`Refund ${refund.id} is ${refund.status} already.`);
  const next = outcome === 'succeeded' ? { ...refund, status: outcome } : sentBack(change, refund);
  change.tx.put('refund', next);
  emit(change, { type: 'refund.updated', data: { object: next, previous_attributes: { status: refund.status } } });
  if (outcome === 'failed') emit(change, { type: 'refund.failed', data: { object: next } });
  return next;
}

function sentBack(change: Change, refund: Refund): Refund {
  const charge = change.tx.get('charge', idOf(refund.charge) ?? '');
  if (charge !== undefined) addToCharge(change, charge, -refund.amount);
  const { amount, currency, id: source } = refund;
  const money = refundReturned(change, { amount, currency, source, description: 'REFUND FAILURE' });
  return { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card', failure_balance_transaction: money.id };
}

function setDownSettling({ context, tx }: Change, { id: refund }: Refund, habit: 'pending' | 'fail'): void {
  const outcome = habit === 'pending' ? 'succeeded' : 'failed';
  const at = context.clock() + LATER_MS;
  tx.put('errand', { id: newId('errand_'), at, done: false, act: { kind: 'settle', refund, outcome } });
}

function addToCharge({ tx }: Change, charge: Charge, amount: number): Charge {
  const amountRefunded = charge.amount_refunded + amount;
  const next: Charge = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
  tx.put('charge', next);
  return next;
}

function amountToRefund(charge: Charge, params: Params<Stripe.RefundCreateParams>): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw new RefusedError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = params.has('amount') ? params.requiredInteger('amount', 1) : left;
  if (amount <= left) return amount;
  const [asked, rest] = [formatMoney(amount, charge.currency), formatMoney(left, charge.currency)];
  throw new RefusedError(`Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`, { param: 'amount' });
}

function chargeToRefund({ tx }: Change, params: Params<Stripe.RefundCreateParams>): Charge {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  if (intentId === undefined && chargeId === undefined) throw missingParam('payment_intent');
  const intent = intentId === undefined ? undefined : tx.get('payment_intent', intentId);
  if (intentId !== undefined && intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = tx.get('charge', chargeId ?? idOf(intent?.latest_charge) ?? '');
  if (charge === undefined && chargeId !== undefined) throw noSuch('charge', chargeId, 'charge');
  if (charge?.paid) return charge;
  throw new RefusedError('This payment does not have a successful charge to refund.', {
    code: 'payment_intent_unexpected_state',
  });
}
