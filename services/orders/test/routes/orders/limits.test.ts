import { randomUUID } from 'node:crypto';
import { getOrder, openCheckout, placeOrder, trackOrder } from '@nimantran/proto/http/orders/orders';
import { createClient } from '@nimantran/proto/http/shared/client';
import { describe, expect, it } from 'vitest';
import { shortOrAll } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { anOrder, person } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { providerEvent, refusal, withShop } from '../../support/shop.ts';

describe('limits against testing stolen cards and guessing', () => {
  const shop = withShop({ CHECKOUTS_PER_ACCOUNT_HOUR: '3', CHECKOUTS_PER_ADDRESS_HOUR: '5' });
  const place = (caller: ReturnType<typeof shop.as>) => caller(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });

  function from(address: string, name: string) {
    return createClient({
      baseUrl: shop.url,
      headers: async () => ({
        authorization: `Bearer ${await house.forUser(person(name))}`,
        'x-forwarded-for': address,
      }),
    });
  }

  it('lets an account open so many checkouts in an hour and no more; the same one again does not count', async () => {
    const asha = shop.as(person('asha'));
    const first = await place(asha);
    await place(asha);
    await place(asha);
    expect(await refusal(place(asha))).toMatchObject({ status: 429, code: 'too_many_payments' });
    const again = asha(openCheckout, {
      params: { number: first.order.number },
      body: { bill_id: null },
      idempotencyKey: randomUUID(),
    });
    expect((await again).checkout_url).toBe(first.checkout.checkout_url);
    expect((await place(shop.as(person('ravi')))).checkout.checkout_url).toMatch(/^http/);
  });

  it('makes no order and takes no use of a promo code for a checkout that is one too many', async () => {
    const hoarder = shop.as(person('hoarder'));
    const options = { ...anOrder().options, promo_code: 'WELCOME10' };
    const before = shop.neighbours.promoTakes.size;
    const wish = () => hoarder(placeOrder, { body: anOrder({ options }), idempotencyKey: randomUUID() });
    for (let placed = 0; placed < 3; placed++) await wish();
    expect(await refusal(wish())).toMatchObject({ status: 429, code: 'too_many_payments' });
    expect(shop.neighbours.promoTakes.size - before).toBe(3);
    const orders = await shop.context.db.selectFrom('orders').select('id').where('ownerUid', '=', 'uid-hoarder').execute();
    expect(orders).toHaveLength(3);
  });

  it('counts an address over all its accounts', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await place(from('203.0.113.9', name));
    expect(await refusal(place(from('203.0.113.9', 'a6')))).toMatchObject({ status: 429, code: 'too_many_payments' });
    expect((await place(from('203.0.113.10', 'a6'))).order.state).toBe('awaiting_payment');
  });

  it('makes an account whose cards are declined again and again wait', async () => {
    const mallory = shop.as(person('mallory'));
    const { order } = await place(mallory);
    const id = await shop.idOf(order.number);
    for (let attempt = 0; attempt < 12; attempt++) {
      const intent = {
        id: `pi_${attempt}`,
        metadata: { order_id: id },
        last_payment_error: { message: 'Your card was declined.' },
      };
      expect((await shop.webhook(providerEvent('payment_intent.payment_failed', intent))).status).toBe(200);
    }
    expect(await refusal(place(mallory))).toMatchObject({ status: 429, code: 'too_many_payments' });
  });

  it('stops guessing at the mail address of an order, and lets its own customer in again when signed in', async () => {
    const owner = shop.as(person('owner'));
    const { order } = await place(owner);
    const track = (email: string) => shop.as(undefined)(trackOrder, { body: { number: order.number, email } });
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await refusal(track(`guess${attempt}@example.com`))).toMatchObject({ status: 404 });
    expect(await refusal(track('owner@example.com'))).toMatchObject({ status: 429, code: 'too_many_tries' });
    expect((await owner(getOrder, { params: { number: order.number } })).number).toBe(order.number);
  });
});

describe('a promo code with a limit', () => {
  const shop = withShop();

  it('is taken by as many orders as may, and no other order can be paid at its price', { timeout: 60_000 }, async () => {
    shop.neighbours.promoLimit = 7;
    const options = { ...anOrder().options, promo_code: 'WELCOME10' };
    const guests = shortOrAll(40, 200);
    const answers = await Promise.allSettled(
      Array.from({ length: guests }, (_, index) =>
        shop.as(person(`guest${index}`))(placeOrder, { body: anOrder({ options }), idempotencyKey: randomUUID() }),
      ),
    );
    const placed = answers.filter((answer) => answer.status === 'fulfilled');
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code);
    expect(placed).toHaveLength(7);
    expect(new Set(refused)).toEqual(new Set(['promo_unavailable']));
    const rows = await shop.context.db.selectFrom('orders').select(['state', 'promoTakenAt']).execute();
    expect(rows.filter(({ state }) => state === 'awaiting_payment')).toHaveLength(7);
    expect(rows.filter(({ state, promoTakenAt }) => state === 'cancelled' && promoTakenAt === null)).toHaveLength(guests - 7);
    const sessions = await shop.context.db.selectFrom('checkoutSessions').select('id').execute();
    expect(sessions).toHaveLength(7);
  });

  it('is refused to whoever asks again in the same words', async () => {
    shop.neighbours.promoLimit = 0;
    const options = { ...anOrder().options, promo_code: 'WELCOME10' };
    const idempotencyKey = randomUUID();
    const wish = () => shop.as(person('late'))(placeOrder, { body: anOrder({ options }), idempotencyKey });
    expect(await refusal(wish())).toMatchObject({ status: 409, code: 'promo_unavailable' });
    expect(await refusal(wish())).toMatchObject({ status: 409, code: 'promo_unavailable' });
  });
});
