import { StripeApiError } from '../errors.ts';
import { declineIntent, failIntent, succeedIntent } from '../payments/attempt.ts';
import type { Card, Declined, Payer } from '../payments/cards.ts';
import { newCustomer } from '../payments/customers.ts';
import { type Means, outcomeOfMeans } from '../payments/means.ts';
import { newPaymentMethod } from '../payments/payment-method.ts';
import { newPaymentIntent } from '../payments/payment-objects.ts';
import { newId } from '../store/ids.ts';
import { idOf, type PaymentIntent, type Session } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';
import { contact } from './session-object.ts';

/** The outcome of an attempt. A declined session stays open, so that the customer can try again. */
export type Attempt =
  | { status: 'paid' }
  | { status: 'waits' }
  | { status: 'requires_action' }
  | { status: 'declined'; message: string };

const UNCONFIRMED: Declined = {
  kind: 'declined',
  code: 'payment_intent_authentication_failure',
  declineCode: undefined,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const REFUSED_LATE: Declined = {
  kind: 'declined',
  code: 'payment_intent_payment_attempt_failed',
  declineCode: undefined,
  message: 'The bank did not confirm the payment.',
};
/** When the bank answers a payment that waits. */
const ANSWER_MS = 20_000;

/** One attempt to pay an open session. */
export function attemptPayment(change: Change, session: Session, means: Means, payer: Payer): Attempt {
  assertOpen(session);
  const { tx } = change;
  const method = newPaymentMethod(change, means, payer);
  const intent: PaymentIntent = {
    ...(intentOf(change, session) ?? firstIntent(change, session)),
    payment_method: method.id,
    next_action: null,
  };
  const known: Session = { ...session, payment_intent: intent.id };
  tx.put('session', known);
  const outcome = outcomeOfMeans(means);
  if (outcome.kind === 'asks' && !('vpa' in means)) return ask(change, known, intent, means, payer);
  if (outcome.kind === 'pays') {
    const later = 'later' in outcome ? outcome.later : undefined;
    complete(change, known, (customer) => succeedIntent(change, { ...intent, customer }, means, payer, later), payer);
    return { status: 'paid' };
  }
  if (outcome.kind === 'waits') return wait(change, known, { intent, means, payer, answer: outcome.answer });
  if (outcome.kind !== 'declined') throw new Error('This means of payment needs no confirmation.');
  declineIntent(change, intent, method, means, payer, outcome);
  return { status: 'declined', message: outcome.message };
}

/** The customer's answer on the confirmation page of a card that requires it. */
export function confirmPayment(change: Change, session: Session, confirmed: boolean): Attempt {
  assertOpen(session);
  const intent = intentOf(change, session);
  const pending = intent && change.tx.get('pending_card', intent.id);
  if (intent?.status !== 'requires_action' || pending === undefined) {
    throw new StripeApiError('This payment is not waiting for a confirmation.', { code: 'payment_intent_unexpected_state' });
  }
  if (!confirmed) {
    failIntent(change, intent, UNCONFIRMED);
    return { status: 'declined', message: UNCONFIRMED.message };
  }
  const { card, payer } = pending;
  complete(change, session, (customer) => succeedIntent(change, { ...intent, customer }, card, payer), payer);
  return { status: 'paid' };
}

/** The customer has done everything, and the bank answers later: the session is complete and unpaid. */
function wait(
  change: Change,
  session: Session,
  {
    intent,
    means,
    payer,
    answer,
  }: { intent: PaymentIntent; means: Means; payer: Payer; answer: 'succeeded' | 'failed' | undefined },
): Attempt {
  const { tx, context } = change;
  tx.put('slow_payment', { id: intent.id, means, payer });
  const pay = (customer: string | null): PaymentIntent => {
    const processing: PaymentIntent = { ...intent, customer, status: 'processing', last_payment_error: null };
    tx.put('payment_intent', processing);
    emit(change, { type: 'payment_intent.processing', data: { object: processing } });
    return processing;
  };
  complete(change, session, pay, payer, 'unpaid');
  if (answer !== undefined) {
    const at = context.clock() + ANSWER_MS;
    tx.put('errand', { id: newId('errand_'), at, done: false, act: { kind: 'answer', session: session.id, outcome: answer } });
  }
  return { status: 'waits' };
}

/** The bank's late answer to a payment of a complete session. @throws StripeApiError if none is awaited */
export function answerLater(change: Change, session: Session, outcome: 'succeeded' | 'failed'): Session {
  const { tx } = change;
  const intent = intentOf(change, session);
  const slow = intent && tx.get('slow_payment', intent.id);
  if (intent?.status !== 'processing' || slow === undefined) {
    throw new StripeApiError('This payment is not waiting for its bank.', { code: 'payment_intent_unexpected_state' });
  }
  if (outcome === 'failed') {
    failIntent(change, intent, REFUSED_LATE);
    emit(change, { type: 'checkout.session.async_payment_failed', data: { object: session } });
    return session;
  }
  succeedIntent(change, intent, slow.means, slow.payer);
  const paid: Session = { ...session, payment_status: 'paid' };
  tx.put('session', paid);
  emit(change, { type: 'checkout.session.async_payment_succeeded', data: { object: paid } });
  return paid;
}

function firstIntent(change: Change, session: Session): PaymentIntent {
  const plan = change.tx.get('plan', session.id);
  const intent = newPaymentIntent(change, {
    allowed_payment_method_types: session.allowed_payment_method_types,
    amount: session.amount_total ?? 0,
    automatic_payment_methods: null,
    currency: session.currency ?? '',
    customer: idOf(session.customer),
    description: plan?.description ?? null,
    metadata: plan?.metadata ?? {},
    receipt_email: plan?.receipt_email ?? null,
    statement_descriptor_suffix: plan?.statement_descriptor_suffix ?? null,
  });
  change.tx.put('payment_intent', intent);
  emit(change, { type: 'payment_intent.created', data: { object: intent } });
  return intent;
}

function ask(change: Change, session: Session, intent: PaymentIntent, card: Card, payer: Payer): Attempt {
  const url = `${change.context.config.publicUrl}/checkout/${session.id}/confirm`;
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: session.success_url, url } },
  };
  change.tx.put('payment_intent', waiting);
  // The card details are entered once; the confirmation's share of them is stored with the intent.
  change.tx.put('pending_card', { id: intent.id, card, payer });
  emit(change, { type: 'payment_intent.requires_action', data: { object: waiting } });
  return { status: 'requires_action' };
}

function complete(
  change: Change,
  session: Session,
  pay: (customer: string | null) => PaymentIntent,
  payer: Payer,
  paymentStatus: 'paid' | 'unpaid' = 'paid',
): void {
  let customer = idOf(session.customer);
  if (customer === null && session.customer_creation === 'always') {
    const created = newCustomer(change, { email: payer.email, name: payer.name });
    change.tx.put('customer', created);
    customer = created.id;
  }
  const intent = pay(customer);
  const completed: Session = {
    ...session,
    customer,
    customer_details: contact(payer.email, payer.name),
    payment_intent: intent.id,
    payment_status: paymentStatus,
    status: 'complete',
    url: null,
  };
  change.tx.put('session', completed);
  emit(change, { type: 'checkout.session.completed', data: { object: completed } });
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
