import { type Card, type CardOutcome, outcomeOf } from './cards.ts';
import { newCustomer } from './customers.ts';
import { StripeApiError } from './errors.ts';
import { type Change, emit } from './events.ts';
import { newId } from './ids.ts';
import { idOf, type PaymentIntent, type Session } from './objects.ts';
import { newCharge, newPaymentIntent, type Payer } from './payment-objects.ts';
import { contact } from './session-object.ts';

/** How an attempt ended. A declined session stays open, so that one can try again. */
export type Attempt = { status: 'paid' } | { status: 'requires_action' } | { status: 'declined'; message: string };

const UNCONFIRMED: CardOutcome & { kind: 'declined' } = {
  kind: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: undefined,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** One try to pay an open session with a card. */
export function attemptPayment(change: Change, session: Session, card: Card, payer: Payer): Attempt {
  assertOpen(session);
  const { tx } = change;
  let intent = intentOf(change, session);
  if (intent === undefined) {
    intent = newPaymentIntent(change, session);
    tx.put('payment_intent', intent);
    emit(change, 'payment_intent.created', intent);
  }
  intent = { ...intent, payment_method: newId('pm_1'), next_action: null };
  const known = { ...session, payment_intent: intent.id };
  const outcome = outcomeOf(card);

  if (outcome.kind === 'asks') {
    const returnUrl = `${change.context.config.publicUrl}/checkout/${session.id}/confirm`;
    const waiting: PaymentIntent = {
      ...intent,
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: session.success_url, url: returnUrl } },
    };
    tx.put('payment_intent', waiting);
    // The card is asked for once; what the confirmation needs of it is kept with the intent.
    tx.put('pending_card', { id: intent.id, card, payer });
    tx.put('session', known);
    emit(change, 'payment_intent.requires_action', waiting);
    return { status: 'requires_action' };
  }
  if (outcome.kind === 'declined') return decline(change, known, intent, card, payer, outcome);
  return succeed(change, known, intent, card, payer);
}

/** The answer on the confirmation page of a card that asks. */
export function confirmPayment(change: Change, session: Session, confirmed: boolean): Attempt {
  assertOpen(session);
  const intent = intentOf(change, session);
  const pending = intent && change.tx.get('pending_card', intent.id);
  if (intent?.status !== 'requires_action' || pending === undefined) {
    throw new StripeApiError('This payment is not waiting for a confirmation.', { code: 'payment_intent_unexpected_state' });
  }
  const answered = { ...intent, next_action: null };
  if (confirmed) return succeed(change, session, answered, pending.card, pending.payer);
  return fail(change, session, answered, UNCONFIRMED, null);
}

function succeed(change: Change, session: Session, intent: PaymentIntent, card: Card, payer: Payer): Attempt {
  const { tx } = change;
  let customer = idOf(session.customer);
  if (customer === null && session.customer_creation === 'always') {
    const created = newCustomer(change, { email: payer.email, name: payer.name });
    tx.put('customer', created);
    customer = created.id;
  }
  const charge = { ...newCharge(change, intent, card, payer), customer };
  const paid: PaymentIntent = {
    ...intent,
    customer,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  };
  const complete: Session = {
    ...session,
    customer,
    customer_details: contact(payer.email, payer.name),
    payment_status: 'paid',
    status: 'complete',
    url: null,
  };
  tx.put('charge', charge);
  tx.put('payment_intent', paid);
  tx.put('session', complete);
  emit(change, 'charge.succeeded', charge);
  emit(change, 'payment_intent.succeeded', paid);
  emit(change, 'checkout.session.completed', complete);
  return { status: 'paid' };
}

function decline(
  change: Change,
  session: Session,
  intent: PaymentIntent,
  card: Card,
  payer: Payer,
  why: CardOutcome & { kind: 'declined' },
): Attempt {
  const charge = newCharge(change, intent, card, payer, why);
  change.tx.put('charge', charge);
  emit(change, 'charge.failed', charge);
  return fail(change, session, { ...intent, latest_charge: charge.id }, why, charge.id);
}

function fail(
  change: Change,
  session: Session,
  intent: PaymentIntent,
  why: CardOutcome & { kind: 'declined' },
  chargeId: string | null,
): Attempt {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: chargeId === null ? 'invalid_request_error' : 'card_error',
      code: why.code,
      message: why.message,
      doc_url: `https://stripe.com/docs/error-codes/${why.code.replaceAll('_', '-')}`,
      ...(why.declineCode === undefined ? {} : { decline_code: why.declineCode }),
      ...(chargeId === null ? {} : { charge: chargeId }),
    },
  };
  change.tx.put('payment_intent', failed);
  change.tx.put('session', session);
  emit(change, 'payment_intent.payment_failed', failed);
  return { status: 'declined', message: why.message };
}

function intentOf({ tx }: Change, session: Session): PaymentIntent | undefined {
  const id = idOf(session.payment_intent);
  return id === null ? undefined : tx.get('payment_intent', id);
}

function assertOpen(session: Session): void {
  if (session.status === 'open') return;
  throw new StripeApiError(`This Checkout Session is ${session.status} and can no longer be paid.`, {
    code: 'checkout_session_not_open',
  });
}
