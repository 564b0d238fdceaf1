import { moneyReceived } from '../balance/balance.ts';
import { docUrl } from '../errors.ts';
import { newId } from '../store/ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';
import type { Declined, Later, Payer } from './cards.ts';
import type { Means } from './means.ts';
import { newCharge } from './payment-objects.ts';

/** The bank's delay after a payment, as with Stripe's test cards. */
const LATER_MS = 300;

/** The payment was accepted: the money is received, and the bank's later actions are scheduled. */
export function succeedIntent(change: Change, intent: PaymentIntent, means: Means, payer: Payer, later?: Later): PaymentIntent {
  const { tx } = change;
  const attempted = newCharge(change, intent, means, payer);
  const { amount, currency, description } = intent;
  const money = moneyReceived(change, { amount, currency, description, source: attempted.id });
  const charge: Charge = { ...attempted, balance_transaction: money.id };
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  tx.put('charge', charge);
  tx.put('payment_intent', paid);
  emit(change, { type: 'charge.succeeded', data: { object: charge } });
  emit(change, { type: 'payment_intent.succeeded', data: { object: paid } });
  if (later !== undefined) setDownLater(change, charge, later);
  return paid;
}

/** The payment was declined: there is a failed charge, and the intent waits for another means. */
export function declineIntent(
  change: Change,
  intent: PaymentIntent,
  method: PaymentMethod,
  means: Means,
  payer: Payer,
  why: Declined,
): { intent: PaymentIntent; charge: Charge } {
  const charge = newCharge(change, intent, means, payer, why);
  change.tx.put('charge', charge);
  emit(change, { type: 'charge.failed', data: { object: charge } });
  const declined = failIntent(change, { ...intent, latest_charge: charge.id }, why, { charge, method });
  return { intent: declined, charge };
}

/** The attempt failed; without a charge if it did not get that far. */
export function failIntent(
  change: Change,
  intent: PaymentIntent,
  why: Declined,
  attempt?: { charge: Charge; method: PaymentMethod },
): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: attempt === undefined ? 'invalid_request_error' : 'card_error',
      code: why.code,
      message: why.message,
      doc_url: docUrl(why.code),
      ...(why.declineCode === undefined ? {} : { decline_code: why.declineCode }),
      ...(attempt === undefined ? {} : { charge: attempt.charge.id, payment_method: attempt.method }),
    },
  };
  change.tx.put('payment_intent', failed);
  emit(change, { type: 'payment_intent.payment_failed', data: { object: failed } });
  return failed;
}

function setDownLater({ context, tx }: Change, { id: charge }: Charge, later: Later): void {
  if (later === 'holds_refunds') tx.put('habit', { id: charge, refunds: 'pending' });
  else if (later === 'sends_refunds_back') tx.put('habit', { id: charge, refunds: 'fail' });
  else {
    const reason = later === 'disputes_as_fraud' ? 'fraudulent' : 'product_not_received';
    const at = context.clock() + LATER_MS;
    tx.put('errand', { id: newId('errand_'), at, done: false, act: { kind: 'dispute', charge, reason } });
  }
}
