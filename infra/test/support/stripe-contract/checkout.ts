import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aCheckout, fresh, type Provider, refusal } from './provider.ts';

const priced = (amount: number): Partial<Stripe.Checkout.SessionCreateParams> => ({
  line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: amount, product_data: { name: 'Video' } } }],
});

export function checkCheckout(provider: () => Provider): void {
  describe('a checkout session', () => {
    test('opens with the sum of its lines, an address to pay at and the order’s own marks', async () => {
      const order = fresh('order');
      const session = await provider().stripe.checkout.sessions.create(
        aCheckout({ client_reference_id: order, customer_email: 'asha@example.com', metadata: { order } }),
      );
      expect(session).toMatchObject({
        object: 'checkout.session',
        amount_subtotal: 2_900,
        amount_total: 2_900,
        client_reference_id: order,
        currency: 'usd',
        customer_email: 'asha@example.com',
        livemode: false,
        metadata: { order },
        mode: 'payment',
        payment_intent: null,
        payment_status: 'unpaid',
        status: 'open',
      });
      expect(session.id).toMatch(/^cs_test_/);
      expect(session.url).toMatch(/^https?:/);
      expect(session.payment_method_types).toContain('card');
    });

    test('shows its lines when asked, with decimals as the SDK reads them', async () => {
      const { id } = await provider().stripe.checkout.sessions.create(aCheckout());
      const whole = await provider().stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
      const lines = whole.line_items?.data.map(({ description, quantity, amount_total }) => [
        description,
        quantity,
        amount_total,
      ]);
      expect(lines).toHaveLength(2);
      expect(lines).toContainEqual(['Wedding video', 1, 2_500]);
      expect(lines).toContainEqual(['Extra photo', 2, 400]);
      const photo = whole.line_items?.data.find(({ description }) => description === 'Extra photo');
      expect(photo?.price?.unit_amount_decimal?.toString()).toBe('200');
      const page = await provider().stripe.checkout.sessions.listLineItems(id, { limit: 1 });
      expect(page).toMatchObject({ object: 'list', has_more: true });
      expect(page.data).toHaveLength(1);
    });

    test('can be ended, once', async () => {
      const { id } = await provider().stripe.checkout.sessions.create(aCheckout());
      expect(await provider().stripe.checkout.sessions.expire(id)).toMatchObject({ id, status: 'expired', url: null });
      expect(await refusal(provider().stripe.checkout.sessions.expire(id))).toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
      });
      expect(await provider().stripe.checkout.sessions.retrieve(id)).toMatchObject({
        status: 'expired',
        payment_status: 'unpaid',
      });
    });

    test('is refused below the smallest charge', async () => {
      expect(await refusal(provider().stripe.checkout.sessions.create(aCheckout(priced(10))))).toMatchObject({
        statusCode: 400,
        code: 'amount_too_small',
      });
    });

    test.each<[string, string, Partial<Stripe.Checkout.SessionCreateParams>]>([
      ['with an end too soon', 'expires_at', { expires_at: Math.floor(Date.now() / 1000) + 60 }],
      ['with an end too late', 'expires_at', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }],
      ['for a customer that does not exist', 'customer', { customer: 'cus_none' }],
      ['with a negative price', 'line_items[0][price_data][unit_amount]', priced(-1)],
    ])('is refused %s', async (_what, param, changes) => {
      expect(await refusal(provider().stripe.checkout.sessions.create(aCheckout(changes)))).toMatchObject({
        statusCode: 400,
        param,
      });
    });
  });
}
