import { randomUUID } from 'node:crypto';
import { getOrder, listOrders, openCheckout, placeOrder } from '@nimantran/proto/http/orders/orders';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { anOrder, OTHERS_PHOTO, PHOTO, PLAIN, type PlaceOrderBody, person, THEME_VERSION } from '../../support/fixtures.ts';
import { refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'placing an order', () => {
  const shop = withShop();
  const asha = person('asha');
  const place = (changes: Partial<PlaceOrderBody> = {}, idempotencyKey: string = randomUUID()) =>
    shop.as(asha)(placeOrder, { body: anOrder(changes), idempotencyKey });
  const { customisation } = anOrder();
  const ordersNow = async () => (await shop.context.db.selectFrom('orders').select('id').execute()).length;

  it.each<[string, Partial<PlaceOrderBody>, number, string, string[]]>([
    [
      'details that are wrong',
      { customisation: { ...customisation, details: { groom: 'Rohan', date: '2026-13-01', x: '1' } } },
      400,
      'invalid_customisation',
      ['customisation.details.x', 'customisation.details.bride', 'customisation.details.date'],
    ],
    [
      "somebody else's photo",
      { customisation: { ...customisation, photos: { couple: { upload_id: PHOTO }, family: { upload_id: OTHERS_PHOTO } } } },
      400,
      'invalid_customisation',
      ['customisation.photos.family'],
    ],
    [
      'what the theme does not offer',
      {
        theme_id: PLAIN.id,
        customisation: {
          details: { host: 'Shah' },
          photos: {},
          music: null,
          bride_first: false,
          layout: 'portrait',
          palette: 'rose',
        },
        options: { ...anOrder().options, remove_watermark: true },
      },
      400,
      'invalid_customisation',
      ['customisation.layout', 'customisation.palette', 'options.remove_watermark'],
    ],
    ['no state in India', { billing: { ...anOrder().billing, state: null } }, 400, 'invalid_billing', ['billing.state']],
    ['a name of two lines', { billing: { ...anOrder().billing, name: 'Asha\nRao' } }, 400, 'invalid_billing', ['billing.name']],
    ['terms not accepted', { terms_accepted: false as never }, 400, 'invalid_request', ['terms_accepted']],
    ['a theme that does not exist', { theme_id: 999 }, 404, 'theme_not_found', []],
    ['an older version of the theme', { theme_version: 'v0' }, 409, 'theme_changed', []],
    ['another price', { expected_total_minor: 1 }, 409, 'price_changed', []],
  ])('refuses %s and writes nothing', async (_, changes, status, code, fields) => {
    const before = await ordersNow();
    expect(await refusal(place(changes))).toEqual({ status, code, fields });
    expect(await ordersNow()).toBe(before);
  });

  it('keeps the chosen layout and palette, and shows the theme’s own without a choice', async () => {
    const { order } = await place({ customisation: { ...customisation, layout: 'portrait', palette: 'rose' } });
    expect(order).toMatchObject({
      customisation: { layout: 'portrait', palette: 'rose' },
      theme: { portrait_orientation: true },
    });
    expect((await place()).order).toMatchObject({ theme: { portrait_orientation: false } });
  });

  it('tells who guesses promo codes through orders how long to wait', async () => {
    const before = await ordersNow();
    shop.neighbours.guessing = true;
    const refused = await refusal(place({})).finally(() => {
      shop.neighbours.guessing = false;
    });
    expect(refused).toEqual({ status: 429, code: 'promo_guessing', fields: [] });
    expect(await ordersNow()).toBe(before);
  });

  it('places one order for one key, also when it comes at once; another body under it is refused', async () => {
    const key = randomUUID();
    const twins = await Promise.all([place({}, key), place({}, key), place({}, key)]);
    const again = await place({}, key);
    expect(new Set([...twins, again].map(({ order }) => order.number)).size).toBe(1);
    expect(new Set([...twins, again].map(({ checkout }) => checkout.checkout_url)).size).toBe(1);
    const other = await refusal(place({ billing: { ...anOrder().billing, name: 'Rohan' } }, key));
    expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect((await refusal(place({}, 'short'))).code).toBe('idempotency_key_missing');
  });

  it('takes no money for an order whose uploads it could not hold', async () => {
    const { media } = shop.context;
    shop.context.media = async (operation, ...rest) => {
      if (operation.name === 'holdUploads') throw new Error('The process died here.');
      return media(operation, ...rest);
    };
    expect((await refusal(place())).status).toBe(500);
    shop.context.media = media;
    const { orders } = await shop.as(asha)(listOrders, { query: { limit: 1 } });
    const number = orders[0]?.number ?? '';
    const pay = () => shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() });
    shop.neighbours.heldElsewhere.add(PHOTO);
    expect(await refusal(pay())).toMatchObject({ status: 400, code: 'invalid_customisation' });
    shop.neighbours.heldElsewhere.clear();
    expect((await shop.as(asha)(getOrder, { params: { number } })).state).toBe('cancelled');
  });

  it('gives the pages of the own orders, newest first', async () => {
    const mia = person('mia');
    const numbers: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { order } = await shop.as(mia)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
      numbers.unshift(order.number);
    }
    const first = await shop.as(mia)(listOrders, { query: { limit: 2 } });
    expect(first.orders.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
    const second = await shop.as(mia)(listOrders, { query: { limit: 2, cursor: first.next_cursor ?? '' } });
    expect(second).toMatchObject({ orders: [{ number: numbers[2] }], next_cursor: null });
    expect(await refusal(shop.as(mia)(listOrders, { query: { cursor: 'nonsense' } }))).toMatchObject({ code: 'invalid_cursor' });
  });

  it('says so when the price list or the catalog does not respond', async () => {
    const { pricing } = shop.context;
    shop.context.pricing = shop.as(undefined);
    expect(await refusal(place())).toMatchObject({ status: 502, code: 'pricing_refused' });
    shop.context.pricing = pricing;
    shop.neighbours.version = 'v2';
    expect((await refusal(place({ theme_version: THEME_VERSION }))).code).toBe('theme_changed');
    shop.neighbours.version = THEME_VERSION;
  });
});
