import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aPayment, idOf, type Provider, refusal, waitFor } from './provider.ts';

export function checkRefunds(provider: () => Provider): void {
  describe('a refund', () => {
    test('goes in parts, then the rest, and never beyond what was paid', async () => {
      const { stripe } = provider();
      const { id: intent } = await stripe.paymentIntents.create(aPayment('pm_card_visa'));
      const first = await stripe.refunds.create({
        payment_intent: intent,
        amount: 700,
        reason: 'requested_by_customer',
        metadata: { part: '1' },
      });
      expect(first).toMatchObject({
        object: 'refund',
        amount: 700,
        currency: 'usd',
        metadata: { part: '1' },
        payment_intent: intent,
        reason: 'requested_by_customer',
        status: 'succeeded',
      });
      expect(await refusal(stripe.refunds.create({ payment_intent: intent, amount: 1_801 }))).toMatchObject({
        statusCode: 400,
        type: 'StripeInvalidRequestError',
        param: 'amount',
      });
      const rest = await stripe.refunds.create({ payment_intent: intent });
      expect(rest.amount).toBe(1_800);
      expect(await stripe.charges.retrieve(idOf(rest.charge))).toMatchObject({ amount_refunded: 2_500, refunded: true });
      expect(await refusal(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({ code: 'charge_already_refunded' });
      const listed = (await stripe.refunds.list({ payment_intent: intent })).data.map(({ id }) => id);
      expect(listed.toSorted()).toEqual([first.id, rest.id].toSorted());
    });

    test('takes its money out of the account', async () => {
      const { stripe } = provider();
      const { id: intent } = await stripe.paymentIntents.create(aPayment('pm_card_visa'));
      const { id } = await stripe.refunds.create({ payment_intent: intent, amount: 700 });
      const movement = await waitFor(provider(), 'the movement of the money', async () => {
        const refund = await stripe.refunds.retrieve(id, { expand: ['balance_transaction'] });
        return typeof refund.balance_transaction === 'string' ? undefined : (refund.balance_transaction ?? undefined);
      });
      expect(movement).toMatchObject({ type: 'refund', reporting_category: 'refund', source: id });
      expect(movement.amount).toBeLessThan(0);
    });

    test('that is pending goes through later', async () => {
      const { stripe } = provider();
      const { id: intent } = await stripe.paymentIntents.create(aPayment('pm_card_pendingRefund'));
      const refund = await stripe.refunds.create({ payment_intent: intent });
      expect(refund.status).toBe('pending');
      await settled(provider(), refund, 'succeeded');
      const told = await waitFor(provider(), 'refund.updated', () => eventOf(stripe, 'refund.updated', refund));
      expect(told.data.object).toMatchObject({ id: refund.id, status: 'succeeded' });
    });

    test('that the bank sends back fails later, and its money returns', async () => {
      const { stripe } = provider();
      const { id: intent } = await stripe.paymentIntents.create(aPayment('pm_card_refundFail'));
      const refund = await stripe.refunds.create({ payment_intent: intent });
      expect(refund.status).toBe('succeeded');
      const failed = await settled(provider(), refund, 'failed');
      expect(failed.failure_reason).toEqual(expect.any(String));
      expect(failed.failure_balance_transaction).toEqual(expect.any(String));
      const told = await waitFor(provider(), 'refund.failed', () => eventOf(stripe, 'refund.failed', refund));
      expect(told.data.object).toMatchObject({ id: refund.id, status: 'failed' });
    });

    test('of a payment that was not made or does not exist is refused', async () => {
      const { stripe } = provider();
      const { payment_intent } = await refusal(stripe.paymentIntents.create(aPayment('pm_card_visa_chargeDeclined')));
      const unpaid = stripe.refunds.create({ payment_intent: payment_intent?.id ?? '' });
      expect(await refusal(unpaid)).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
      expect(await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({ code: 'resource_missing' });
    });
  });
}

function settled(provider: Provider, { id }: Stripe.Refund, status: string): Promise<Stripe.Refund> {
  return waitFor(provider, `the refund to be ${status}`, async () => {
    const refund = await provider.stripe.refunds.retrieve(id);
    return refund.status === status ? refund : undefined;
  });
}

async function eventOf(stripe: Stripe, type: 'refund.updated' | 'refund.failed', { id, created, status }: Stripe.Refund) {
  const events = await stripe.events.list({ type, created: { gte: created }, limit: 100 });
  return events.data.find((event) => event.type === type && event.data.object.id === id && event.data.object.status !== status);
}
