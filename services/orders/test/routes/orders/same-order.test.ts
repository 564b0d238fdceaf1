import { randomUUID } from 'node:crypto';
import { getDraft, saveDraft } from '@nimantran/proto/http/orders/drafts';
import { cancelOrder, getOrder, openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { anOrder, type PlaceOrderBody, person, WEDDING } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

const DAY_MS = 86_400_000;

describeWith(['postgres'], 'ordering the same invitation again', () => {
  const shop = withShop();
  let people = 0;
  const newcomer = () => {
    people += 1;
    const who = person(`buyer-${people}`);
    const call = shop.as(who);
    return {
      who,
      call,
      place: (changes: Partial<PlaceOrderBody> = {}, idempotencyKey: string = randomUUID()) =>
        call(placeOrder, { body: anOrder({ once_more: false, ...changes }), idempotencyKey }),
      stateOf: async (number: string) => (await call(getOrder, { params: { number } })).state,
      pay: async ({ order, checkout }: { order: { number: string }; checkout: { checkout_url: string } }) => {
        await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
        await call(settleOrder, { params: { number: order.number } });
      },
      ordersNow: () => shop.context.db.selectFrom('orders').select(['number', 'state']).where('ownerUid', '=', who.uid).execute(),
    };
  };
  const problemOf = async (call: Promise<unknown>) => {
    const error = await call.catch((caught: unknown) => caught);
    if (!(error instanceof ProblemError)) throw new Error('This call was not refused.');
    return error.problem;
  };
  const { customisation, options } = anOrder();

  it('makes one order of two requests at the same instant, and offers it to the other', async () => {
    const { place, ordersNow } = newcomer();
    const outcomes = await Promise.allSettled([place(), place()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [order] = await ordersNow();
    expect(await ordersNow()).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason.problem).toMatchObject({
      status: 409,
      code: 'same_order',
      same_order: { number: order?.number, state: 'awaiting_payment', choices: ['pay', 'replace', 'once_more'] },
    });
  });

  it('offers a paid order only to order once more, and does so on purpose', async () => {
    const { place, pay, ordersNow } = newcomer();
    const first = await place();
    await pay(first);
    expect(await problemOf(place())).toMatchObject({
      code: 'same_order',
      same_order: { number: first.order.number, state: 'processing', choices: ['once_more'] },
    });
    const again = await place({ once_more: true });
    expect(again.order.number).not.toBe(first.order.number);
    expect(await ordersNow()).toHaveLength(2);
    // Now there is an order that can be paid.
    expect(await problemOf(place())).toMatchObject({ same_order: { number: again.order.number, state: 'awaiting_payment' } });
  });

  it('orders once more only beside the order that the customer was asked about', async () => {
    const { place, pay, ordersNow } = newcomer();
    const first = await place();
    await pay(first);
    const again = await place({ once_more: first.order.number });
    expect(await problemOf(place({ once_more: first.order.number }))).toMatchObject({
      code: 'same_order',
      same_order: { number: again.order.number, state: 'awaiting_payment' },
    });
    await place({ once_more: again.order.number });
    expect(await ordersNow()).toHaveLength(3);
  });

  it('lets the customer pay the open order, or replace it', async () => {
    const { call, place, stateOf } = newcomer();
    const first = await place();
    const { number } = first.order;
    const again = await call(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() });
    expect(again.checkout_url).toBe(first.checkout.checkout_url);
    const second = await place({ replaces: number });
    expect(await stateOf(number)).toBe('cancelled');
    expect(await stateOf(second.order.number)).toBe('awaiting_payment');
    const { history } = await call(getOrder, { params: { number } });
    expect(history.at(-1)?.text).toBe(`You changed this order: ${second.order.number} replaces it. Nothing was charged.`);
  });

  it.each<[string, Partial<PlaceOrderBody>]>([
    ['words', { customisation: { ...customisation, details: { ...customisation.details, bride: 'Meena' } } }],
    ['an order of names', { customisation: { ...customisation, bride_first: false } }],
    ['a resolution', { options: { ...options, resolution: '2160p' } }],
    ['a delivery', { options: { ...options, delivery: 'express' } }],
    [
      'a part of a photo',
      {
        customisation: {
          ...customisation,
          photos: {
            couple: { upload_id: customisation.photos.couple?.upload_id ?? '', crop: { x: 0, y: 0, width: 1, height: 1 } },
          },
        },
      },
    ],
  ])('takes another order with %s of its own', async (_, changes) => {
    const { place, ordersNow } = newcomer();
    await place();
    await place(changes);
    expect(await ordersNow()).toHaveLength(2);
  });

  it('takes the same order of another person, after a cancelled one, and a day after a paid one', async () => {
    const { call, place, pay } = newcomer();
    const first = await place();
    await newcomer().place();
    await call(cancelOrder, { params: { number: first.order.number } });
    const second = await place();
    await pay(second);
    expect((await refusal(place())).code).toBe('same_order');
    await shop.context.db
      .updateTable('orders')
      .set({ paidAt: new Date(Date.now() - DAY_MS - 60_000) })
      .where('number', '=', second.order.number)
      .execute();
    await place();
  });

  it('is not replaced once it is paid, nor by another person', async () => {
    const { place, pay, stateOf } = newcomer();
    const first = await place();
    const replaces = first.order.number;
    await newcomer().place({ replaces });
    expect(await stateOf(replaces)).toBe('awaiting_payment');
    await pay(first);
    const words = { ...customisation, details: { ...customisation.details, bride: 'Meena' } };
    expect(await refusal(place({ replaces, customisation: words }))).toMatchObject({ status: 409, code: 'not_replaceable' });
  });

  it('opens the checkout again for a key whose order is open, and names the order of a key that is paid', async () => {
    const { place, pay } = newcomer();
    const key = randomUUID();
    const first = await place({}, key);
    await shop.control(`sessions/${sessionIdOf(first.checkout)}/expire`);
    const again = await place(
      { once_more: true, attribution: { referrer_source: 'x', referrer_landing: 'y', first_visit: 'z', partner_code: null } },
      key,
    );
    expect(again.order.number).toBe(first.order.number);
    await pay(again);
    expect(await problemOf(place({}, key))).toMatchObject({ code: 'same_order', same_order: { number: first.order.number } });
  });

  it("leaves the theme's draft alone when the form was filled from an order, and passes it on to a replacing one", async () => {
    const { call, place, pay } = newcomer();
    const params = { theme_id: WEDDING.id };
    const content = {
      details: { bride: 'Asha' },
      photos: {},
      own_music: false,
      music: null,
      bride_first: true,
      resolution: '1080p' as const,
      delivery: 'standard' as const,
      remove_watermark: false,
      promo_code: '',
      billing: { name: '', country: 'IN', state: '', gstin: '' },
    };
    const draft = async () => (await call(getDraft, { params })).draft;
    await call(saveDraft, { params, body: { version: 0, content } });
    const first = await place();
    const words = (bride: string) => ({ ...customisation, details: { ...customisation.details, bride } });
    const other = await place({ filled_from: first.order.number, customisation: words('Meena') });
    await pay(other);
    expect(await draft()).not.toBeNull();
    const { number } = first.order;
    await pay(await place({ filled_from: number, replaces: number, customisation: words('Lata') }));
    expect(await draft()).toBeNull();
  });
});
