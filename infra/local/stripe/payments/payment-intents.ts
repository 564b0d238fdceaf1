import type Stripe from 'stripe';
import { missingParam, noSuch, RefusedError, StripeApiError } from '../errors.ts';
import type { Params } from '../params/params.ts';
import type { PaymentIntent } from '../store/objects.ts';
import { type Change, emit } from '../webhooks/events.ts';
import { refuseAmount, refuseOtherTypes } from './accepted-payments.ts';
import { declineIntent, succeedIntent } from './attempt.ts';
import { outcomeOf } from './cards.ts';
import { newPaymentMethod } from './payment-method.ts';
import { newPaymentIntent } from './payment-objects.ts';
import { testCard } from './test-payment-methods.ts';

/** `POST /v1/payment_intents`: a payment without the hosted page, with one of Stripe's test payment methods. */
export function createPaymentIntent(
  change: Change,
  params: Params<Stripe.PaymentIntentCreateParams>,
): PaymentIntent | StripeApiError {
  const amount = params.requiredInteger('amount', 1);
  const currency = params.requiredText('currency', 3).toLowerCase();
  refuseAmount(change.context.config, amount, currency, 'currency');
  const customer = params.text('customer') ?? null;
  if (customer !== null && change.tx.get('customer', customer) === undefined) throw noSuch('customer', customer, 'customer');
  const types = params.texts('allowed_payment_method_types');
  refuseOtherTypes(types);
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.oneOf('confirmation_method', ['automatic']);
  const intent = newPaymentIntent(change, {
    allowed_payment_method_types: types.length === 0 ? null : types,
    amount,
    automatic_payment_methods: automaticMethods(params),
    currency,
    customer,
    description: params.text('description', 1_000) ?? null,
    metadata: params.metadata('metadata'),
    receipt_email: params.email('receipt_email') ?? null,
    statement_descriptor_suffix: params.text('statement_descriptor_suffix', 22) ?? null,
  });
  change.tx.put('payment_intent', intent);
  emit(change, { type: 'payment_intent.created', data: { object: intent } });
  const method = params.text('payment_method');
  if (params.boolean('confirm') !== true) {
    if (method === undefined) return intent;
    throw new StripeApiError('The local stand-in takes a payment_method only together with confirm.', {
      param: 'payment_method',
    });
  }
  if (method === undefined) throw missingParam('payment_method');
  if (mayRedirect(intent) && params.url('return_url') === undefined) throw missingReturnUrl();
  return confirm(change, intent, method);
}

/** `POST /v1/payment_intents/:id/confirm`. */
export function confirmPaymentIntent(
  change: Change,
  params: Params<Stripe.PaymentIntentConfirmParams>,
  intent: PaymentIntent,
): PaymentIntent | StripeApiError {
  if (intent.status !== 'requires_payment_method') throw wrongState('confirm', intent);
  if (mayRedirect(intent) && params.url('return_url') === undefined) throw missingReturnUrl();
  return confirm(change, intent, params.requiredText('payment_method'));
}

/** `POST /v1/payment_intents/:id/cancel`. */
export function cancelPaymentIntent(
  change: Change,
  params: Params<Stripe.PaymentIntentCancelParams>,
  intent: PaymentIntent,
): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState('cancel', intent);
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: change.now,
    cancellation_reason: params.oneOf('cancellation_reason', reasons) ?? null,
    next_action: null,
  };
  change.tx.put('payment_intent', canceled);
  emit(change, { type: 'payment_intent.canceled', data: { object: canceled } });
  return canceled;
}

function confirm(change: Change, intent: PaymentIntent, methodName: string): PaymentIntent | StripeApiError {
  const card = testCard(methodName, change.now);
  const outcome = outcomeOf(card);
  const payer = { name: null, email: intent.receipt_email };
  const method = newPaymentMethod(change, card, payer);
  const tried: PaymentIntent = { ...intent, payment_method: method.id };
  if (outcome.kind === 'pays') return succeedIntent(change, tried, card, payer, outcome.later);
  if (outcome.kind === 'asks')
    throw new StripeApiError(`${methodName} asks for a confirmation, which only the hosted page can show.`);
  const { intent: declined, charge } = declineIntent(change, tried, method, card, payer, outcome);
  return new StripeApiError(outcome.message, {
    status: 402,
    type: 'card_error',
    code: outcome.code,
    charge: charge.id,
    payment_intent: declined,
    payment_method: method,
    ...(outcome.declineCode === undefined ? {} : { decline_code: outcome.declineCode }),
  });
}

/** The account's default, unless it is switched off. */
function automaticMethods(params: Params<Stripe.PaymentIntentCreateParams>): PaymentIntent['automatic_payment_methods'] {
  const group = params.group('automatic_payment_methods');
  if (group.boolean('enabled') === false) return null;
  return { enabled: true, allow_redirects: group.oneOf('allow_redirects', ['always', 'never']) ?? 'always' };
}

/** A card alone never redirects; other payment methods of the account might. */
function mayRedirect(intent: PaymentIntent): boolean {
  return intent.automatic_payment_methods?.allow_redirects === 'always' && intent.allowed_payment_method_types === null;
}

function missingReturnUrl(): StripeApiError {
  return new StripeApiError(
    'This PaymentIntent accepts payment methods that redirect. Give a `return_url`, or set `automatic_payment_methods[allow_redirects]` to `never`.',
    { param: 'return_url' },
  );
}

function wrongState(verb: string, intent: PaymentIntent): RefusedError {
  return new RefusedError(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}
