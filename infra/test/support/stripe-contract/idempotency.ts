import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aCheckout, aPayment, fresh, type Provider, refusal } from './provider.ts';

export function checkIdempotency(provider: () => Provider): void {
  describe('an idempotency key', () => {
    test('answers the same again for the same parameters, and says so', async () => {
      const options = { idempotencyKey: fresh('same') };
      const first = await provider().stripe.checkout.sessions.create(aCheckout(), options);
      const again = await provider().stripe.checkout.sessions.create(aCheckout(), options);
      expect(again.id).toBe(first.id);
      expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
      expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
      expect(again.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    });

    test('is refused for other parameters', async () => {
      const options = { idempotencyKey: fresh('other') };
      await provider().stripe.checkout.sessions.create(aCheckout(), options);
      const error = await refusal(
        provider().stripe.checkout.sessions.create(aCheckout({ client_reference_id: 'another' }), options),
      );
      expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
      expect(error.statusCode).toBe(400);
    });

    test('is refused for another call', async () => {
      const options = { idempotencyKey: fresh('endpoint') };
      const session = await provider().stripe.checkout.sessions.create(aCheckout(), options);
      const error = await refusal(provider().stripe.checkout.sessions.expire(session.id, {}, options));
      expect(error.statusCode).toBe(400);
      expect(error.message).toContain('same endpoint');
      expect((await provider().stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    });

    test('used by many at once leads to one payment', async () => {
      const options = { idempotencyKey: fresh('many'), maxNetworkRetries: 0 };
      const calls = Array.from({ length: 5 }, () => provider().stripe.paymentIntents.create(aPayment('pm_card_visa'), options));
      const ended = await Promise.allSettled(calls);
      const ids = ended.flatMap((call) => (call.status === 'fulfilled' ? [call.value.id] : []));
      expect(new Set(ids).size).toBe(1);
      // Calls during the first one are told to retry later.
      for (const call of ended) if (call.status === 'rejected') expect(call.reason).toMatchObject({ statusCode: 409 });
    });

    test('answers a decline again, without a second charge', async () => {
      const options = { idempotencyKey: fresh('decline'), maxNetworkRetries: 0 };
      const decline = () => refusal(provider().stripe.paymentIntents.create(aPayment('pm_card_visa_chargeDeclined'), options));
      const [first, again] = [await decline(), await decline()];
      expect(first).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(again.charge).toBe(first.charge);
      expect(again.headers?.['idempotent-replayed']).toBe('true');
    });

    test('stays free when the call was put wrong', async () => {
      const options = { idempotencyKey: fresh('wrong'), maxNetworkRetries: 0 };
      const wrong = { ...aCheckout(), colour: 'red' };
      expect(await refusal(provider().stripe.checkout.sessions.create(wrong, options))).toMatchObject({
        code: 'parameter_unknown',
      });
      expect(await provider().stripe.checkout.sessions.create(aCheckout(), options)).toMatchObject({ status: 'open' });
    });
  });
}
