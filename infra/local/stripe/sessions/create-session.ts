import type Stripe from 'stripe';
import { missingParam, noSuch, StripeApiError } from '../errors.ts';
import type { Params } from '../params/params.ts';
import { refuseAmount, refuseOtherTypes } from '../payments/accepted-payments.ts';
import { newId } from '../store/ids.ts';
import type { Session } from '../store/objects.ts';
import type { Change } from '../webhooks/events.ts';
import { readLineItems } from './line-items.ts';
import { contact, newSession } from './session-object.ts';

const MINUTE = 60;
const DAY = 86_400;
/** `POST /v1/checkout/sessions`: a one-time payment on the hosted page. */
export function createSession({ context, tx, now }: Change, params: Params<Stripe.Checkout.SessionCreateParams>): Session {
  const mode = params.requiredText('mode');
  if (mode !== 'payment')
    throw new StripeApiError('Invalid mode: this stand-in takes one-time payments (mode=payment) only', { param: 'mode' });
  const uiMode = params.text('ui_mode') ?? 'hosted_page';
  if (uiMode !== 'hosted_page') throw new StripeApiError('Invalid ui_mode: must be hosted_page', { param: 'ui_mode' });
  const successUrl = params.url('success_url');
  if (successUrl === undefined) throw missingParam('success_url');
  const cancelUrl = params.url('cancel_url') ?? null;
  const types = params.texts('allowed_payment_method_types');
  refuseOtherTypes(types);

  const expiresAt = params.integer('expires_at') ?? now + DAY;
  // A minute's tolerance on both sides for clock differences.
  if (expiresAt < now + 29 * MINUTE || expiresAt > now + DAY + MINUTE) {
    throw new StripeApiError(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }

  const customerId = params.text('customer') ?? null;
  const customer = customerId === null ? undefined : tx.get('customer', customerId);
  if (customerId !== null && customer === undefined) throw noSuch('customer', customerId, 'customer');
  const customerEmail = params.email('customer_email') ?? null;
  if (customerId !== null && customerEmail !== null) {
    throw new StripeApiError('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    });
  }

  const id = newId('cs_test_', 58);
  const { currency, items, descriptions } = readLineItems(params, now);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  refuseAmount(context.config, total, currency, 'line_items[0][price_data][currency]');

  const intent = params.group('payment_intent_data');
  intent.oneOf('capture_method', ['automatic', 'automatic_async']);
  tx.put('plan', {
    id,
    metadata: intent.metadata('metadata'),
    description: intent.text('description', 1_000) ?? null,
    receipt_email: intent.email('receipt_email') ?? null,
    statement_descriptor_suffix: intent.text('statement_descriptor_suffix', 22) ?? null,
  });
  tx.put('items', { id, items, descriptions });

  const session = newSession({
    id,
    allowed_payment_method_types: types.length === 0 ? null : types,
    created: now,
    expires_at: expiresAt,
    url: `${context.config.publicUrl}/checkout/${id}`,
    success_url: successUrl,
    cancel_url: cancelUrl,
    amount_subtotal: total,
    amount_total: total,
    currency,
    customer: customerId,
    customer_creation:
      customerId === null ? (params.oneOf('customer_creation', ['always', 'if_required']) ?? 'if_required') : null,
    customer_details: contact(customerEmail ?? customer?.email ?? null, null),
    customer_email: customerEmail,
    client_reference_id: params.text('client_reference_id', 200) ?? null,
    metadata: params.metadata('metadata'),
    allow_promotion_codes: params.boolean('allow_promotion_codes') ?? null,
    billing_address_collection: params.oneOf('billing_address_collection', ['auto', 'required']) ?? null,
    locale: params.text('locale', 10) ?? null,
    submit_type: params.oneOf('submit_type', ['auto', 'book', 'donate', 'pay']) ?? null,
  });
  tx.put('session', session);
  return session;
}
