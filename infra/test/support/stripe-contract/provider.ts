import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { expect } from 'vitest';

/** A payment provider as the shop uses it, and the time its banks may take. */
export type Provider = {
  stripe: Stripe;
  /** The same provider with another secret key. */
  withKey(secretKey: string): Stripe;
  patience: { limitMs: number; everyMs: number };
};

/** A key or mark that no other run has used. */
export function fresh(what: string): string {
  return `contract-${what}-${randomUUID()}`;
}

/** Polls until the answer is there, within the provider's limit and interval. */
export async function waitFor<Value>(
  { patience }: Provider,
  what: string,
  ask: () => Promise<Value | undefined>,
): Promise<Value> {
  const end = Date.now() + patience.limitMs;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Not within ${patience.limitMs} ms: ${what}`);
    await sleep(patience.everyMs);
  }
}

/** The error with which a call was rejected. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) expect.fail(`Not refused by the provider: ${String(error)}`);
  return error;
}

/** A payment of USD 25.00 with one of Stripe's test payment methods, confirmed immediately. */
export function aPayment(
  method: string,
  changes: Partial<Stripe.PaymentIntentCreateParams> = {},
): Stripe.PaymentIntentCreateParams {
  return {
    amount: 2_500,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    description: 'Contract of the payment provider',
    payment_method: method,
    ...changes,
  };
}

/** A checkout of USD 29.00 with two line items. */
export function aCheckout(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    success_url: 'https://shop.example/orders?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/pay',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 2_500, product_data: { name: 'Wedding video' } } },
      { quantity: 2, price_data: { currency: 'usd', unit_amount: 200, product_data: { name: 'Extra photo' } } },
    ],
    ...changes,
  };
}

export function idOf(reference: string | { id: string } | null | undefined): string {
  const id = typeof reference === 'string' ? reference : reference?.id;
  if (id === undefined) expect.fail('There is no id.');
  return id;
}
