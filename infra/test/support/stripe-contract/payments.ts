import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aPayment, fresh, type Provider, refusal, waitFor } from './provider.ts';

export function checkPayments(provider: () => Provider): void {
  describe('a payment', () => {
    test('succeeds, with a charge and the movement of its money', async () => {
      const order = fresh('paid');
      const intent = await provider().stripe.paymentIntents.create(
        aPayment('pm_card_visa', { metadata: { order }, expand: ['latest_charge.balance_transaction'] }),
      );
      expect(intent).toMatchObject({
        object: 'payment_intent',
        amount: 2_500,
        amount_received: 2_500,
        currency: 'usd',
        metadata: { order },
        status: 'succeeded',
        latest_charge: {
          object: 'charge',
          amount_captured: 2_500,
          amount_refunded: 0,
          disputed: false,
          metadata: { order },
          paid: true,
          payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
          refunded: false,
          status: 'succeeded',
        },
      });
      const movement = await waitFor(provider(), 'the movement of the money', () => movementOf(provider().stripe, intent.id));
      expect(movement).toMatchObject({ object: 'balance_transaction', type: 'charge', reporting_category: 'charge' });
      expect(movement.net).toBe(movement.amount - movement.fee);
    });

    test('is told in events', async () => {
      const { stripe } = provider();
      const { id, created } = await stripe.paymentIntents.create(aPayment('pm_card_visa'));
      const event = await waitFor(provider(), 'the event', async () => {
        const events = await stripe.events.list({ types: ['payment_intent.succeeded'], created: { gte: created }, limit: 100 });
        return events.data.find((found) => found.type === 'payment_intent.succeeded' && found.data.object.id === id);
      });
      expect(event).toMatchObject({ object: 'event', livemode: false, type: 'payment_intent.succeeded' });
      expect(event.data.object).toMatchObject({ id, amount_received: 2_500, status: 'succeeded' });
    });

    test.each([
      ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ])('by %s is declined with its reason, and can be tried with another card', async (method, code, reason) => {
      const { stripe } = provider();
      const error = await refusal(stripe.paymentIntents.create(aPayment(method)));
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ statusCode: 402, code, ...(reason === undefined ? {} : { decline_code: reason }) });
      expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
      expect(await stripe.charges.retrieve(error.charge ?? '')).toMatchObject({
        paid: false,
        status: 'failed',
        failure_code: code,
      });

      const id = error.payment_intent?.id ?? '';
      const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_mastercard' });
      expect(paid).toMatchObject({ id, amount_received: 2_500, status: 'succeeded' });
      expect((await stripe.charges.list({ payment_intent: id })).data.map(({ paid }) => paid).toSorted()).toEqual([false, true]);
      expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    });

    test('can be given up before it is made', async () => {
      const { stripe } = provider();
      const { amount, currency, description, automatic_payment_methods } = aPayment('pm_card_visa');
      const intent = await stripe.paymentIntents.create({ amount, currency, description, automatic_payment_methods });
      expect(intent).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
      const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
      expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
      expect(await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }))).toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      });
    });

    test('is refused below the smallest charge', async () => {
      const small = provider().stripe.paymentIntents.create(aPayment('pm_card_visa', { amount: 10 }));
      expect(await refusal(small)).toMatchObject({ statusCode: 400, code: 'amount_too_small' });
    });
  });
}

async function movementOf(stripe: Stripe, intentId: string): Promise<Stripe.BalanceTransaction | undefined> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] });
  const charge = typeof intent.latest_charge === 'string' ? undefined : intent.latest_charge;
  const movement = charge?.balance_transaction;
  return typeof movement === 'string' ? undefined : (movement ?? undefined);
}
