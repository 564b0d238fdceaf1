import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { moneyOf } from '../support/money.ts';
import { withShop } from '../support/shop.ts';

describeWith(['postgres'], 'outside work of orders', () => {
  const shop = withShop();
  const { place, placePaid, pay, refund } = moneyOf(shop);

  it('sends mails while as many refunds hang at the provider as are made at a time', { timeout: 60_000 }, async () => {
    const orders = await Promise.all([placePaid(), placePaid(), placePaid(), placePaid()]);
    const last = await place();
    const ends: (() => void)[] = [];
    const create = () => new Promise((_resolve, reject) => ends.push(() => reject(new Error('The provider was away.'))));
    const working = shop.context.stripe;
    shop.context.stripe = Object.create(working, { refunds: { value: { create, list: working.refunds.list } } }) as Stripe;
    try {
      for (const { number } of orders) await refund(number, null);
      await eventually('four refunds hang', () => ends.length === 4);
      await pay(last.number, last.sessionId);
      await eventually('the mail', () => shop.mails.some(({ order_number }) => order_number === last.number), 10_000);
      expect(ends).toHaveLength(4);
    } finally {
      shop.context.stripe = working;
      for (const end of ends) end();
    }
  });
});
