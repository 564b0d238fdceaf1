import { HttpProblem } from '@nimantran/kit/http/problem';
import type { Log } from '@nimantran/kit/log';
import Stripe from 'stripe';
import type { BillRow, CheckoutRow, OrderRow } from '../db/schema.ts';

/** The session of a checkout; for the same row, the provider returns the same session. */
export async function createSession(
  stripe: Stripe,
  publicUrl: string,
  { order, bill, checkout }: { order: OrderRow; bill: BillRow; checkout: CheckoutRow },
): Promise<{ providerId: string; url: string }> {
  const page = `${publicUrl}/user/invitations/${order.number}`;
  const metadata = { order_id: order.id, number: order.number, checkout_id: checkout.id, bill_id: bill.id };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // One line with the total: the provider allows no negative lines, and a discount would be one.
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: checkout.currency.toLowerCase(),
            unit_amount: checkout.amountMinor,
            product_data: {
              name: `${bill.label} · ${order.themeTitle}`.slice(0, 250),
              description: `Order ${order.number}: ${bill.lines.map((line) => line.label).join(', ')}`.slice(0, 500),
            },
          },
        },
      ],
      ...(order.email === '' ? {} : { customer_email: order.email }),
      client_reference_id: order.number,
      metadata,
      payment_intent_data: { metadata, description: `Order ${order.number}` },
      expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
      success_url: `${page}?paid=1&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${page}?checkout=cancelled`,
    },
    { idempotencyKey: `checkout-${checkout.id}` },
  );
  if (session.url === null) throw new Error(`Session ${session.id} has no address.`);
  return { providerId: session.id, url: session.url };
}

/** The answer to a caller when the provider could not be asked or refused. */
export function providerProblem(error: unknown, log: Log): HttpProblem {
  log.warn({ err: error }, 'the payment provider did not open a checkout');
  const unreachable = error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeRateLimitError;
  return unreachable
    ? new HttpProblem(
        503,
        'payment_provider_unreachable',
        'Payments cannot be reached right now. Your order is kept: try to pay again in a minute.',
      )
    : new HttpProblem(
        502,
        'payment_provider_refused',
        'The payment page could not be opened. Your order is kept: try again, or write to support.',
      );
}

/** Whether the provider has answered and would answer the same request in the same way. */
export function isFinalAnswer(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeAPIError;
}
