import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aCheckout, aPayment, type Provider, refusal } from './provider.ts';

export function checkCalls(provider: () => Provider): void {
  describe('calls', () => {
    test('with a wrong secret key are refused', async () => {
      const other = provider().withKey('sk_test_wrong00000000000000000000');
      expect(await refusal(other.checkout.sessions.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    });

    test.each<[string, (stripe: Stripe) => Promise<unknown>]>([
      ['a session', (stripe) => stripe.checkout.sessions.retrieve('cs_test_none')],
      ['a payment intent', (stripe) => stripe.paymentIntents.retrieve('pi_none')],
      ['a charge', (stripe) => stripe.charges.retrieve('ch_none')],
      ['a refund', (stripe) => stripe.refunds.retrieve('re_none')],
      ['a dispute', (stripe) => stripe.disputes.retrieve('du_none')],
      ['an event', (stripe) => stripe.events.retrieve('evt_none')],
    ])('for %s that is not there say so', async (_what, call) => {
      expect(await refusal(call(provider().stripe))).toMatchObject({
        statusCode: 404,
        type: 'StripeInvalidRequestError',
        code: 'resource_missing',
      });
    });

    test.each<[string, string, (stripe: Stripe) => Promise<unknown>]>([
      ['of a session', 'colour', (stripe) => stripe.checkout.sessions.create(also(aCheckout(), { colour: 'red' }))],
      [
        'of a group',
        'payment_intent_data[colour]',
        (stripe) =>
          stripe.checkout.sessions.create(aCheckout({ payment_intent_data: also({ description: 'x' }, { colour: 'red' }) })),
      ],
      [
        'of a line',
        'line_items[0][price_data][colour]',
        (stripe) => {
          const price_data = { currency: 'usd', unit_amount: 500, product_data: { name: 'Video' } };
          const line_items = [{ quantity: 1, price_data: also(price_data, { colour: 'red' }) }];
          return stripe.checkout.sessions.create(aCheckout({ line_items }));
        },
      ],
      ['of a payment', 'colour', (stripe) => stripe.paymentIntents.create(also(aPayment('pm_card_visa'), { colour: 'red' }))],
      ['of a refund', 'colour', (stripe) => stripe.refunds.create(also({ payment_intent: 'pi_none' }, { colour: 'red' }))],
      ['of a list', 'colour', (stripe) => stripe.charges.list(also({ limit: 1 }, { colour: 'red' }))],
    ])('with an unknown parameter %s are refused by its name', async (_where, param, call) => {
      expect(await refusal(call(provider().stripe))).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param });
    });
  });
}

/** Adds parameters that the SDK's types do not know. */
function also<Params extends object>(params: Params, more: object): Params {
  return { ...params, ...more };
}
