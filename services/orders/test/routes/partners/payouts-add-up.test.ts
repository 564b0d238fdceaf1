import { randomUUID } from 'node:crypto';
import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { AdminPayout, PartnerAccount, PartnerPayouts } from '@nimantran/proto/http/orders/partner-payouts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { partnerOf } from '../../../src/db/partners/partners.ts';
import { commissionOf } from '../../../src/domain/partners/referral.ts';
import { person } from '../../support/fixtures.ts';
import { withQuietShop } from '../../support/quiet-shop.ts';

const DAY_MS = 86_400_000;

interface ModelOrder {
  id: string;
  currency: Currency;
  percent: number;
  day: string;
  revenue: number;
}

/** The expected books of one partner, computed from the whole history. */
class Model {
  readonly orders: ModelOrder[] = [];
  readonly payouts: { id: string; currency: Currency; amount: number; isReversed: boolean }[] = [];

  earned(currency: Currency, until = '9999-12-31'): number {
    const counted = this.orders.filter((order) => order.currency === currency && order.day <= until);
    return counted.reduce((sum, { revenue, percent }) => sum + commissionOf(revenue, percent), 0);
  }

  paidOut(currency: Currency): number {
    const counted = this.payouts.filter((payout) => payout.currency === currency && !payout.isReversed);
    return counted.reduce((sum, { amount }) => sum + amount, 0);
  }

  payable(currency: Currency, until?: string): number {
    return Math.max(0, this.earned(currency, until) - this.paidOut(currency));
  }

  balances() {
    return CURRENCIES.filter((currency) => [...this.orders, ...this.payouts].some((row) => row.currency === currency)).map(
      (currency) => {
        const [earned_minor, paid_out_minor] = [this.earned(currency), this.paidOut(currency)];
        return { currency, earned_minor, paid_out_minor, due_minor: earned_minor - paid_out_minor };
      },
    );
  }
}

/** Two, so that pay-outs meet orders, and amounts in one currency do not count for the other. */
const currency = fc.constantFrom(...CURRENCIES.slice(0, 2));
const daysAgo = fc.nat(3);
const step = fc.oneof(
  fc.record({
    do: fc.constant('order' as const),
    currency,
    percent: fc.nat(50),
    minor: fc.integer({ min: 1, max: 90_000 }),
    daysAgo,
  }),
  // Refunds, disputes and returned refunds, also of more than was paid.
  fc.record({ do: fc.constant('move' as const), which: fc.nat(), minor: fc.integer({ min: -100_000, max: 50_000 }) }),
  fc.record({ do: fc.constant('pay out' as const), currency, part: fc.integer({ min: 1, max: 130 }), daysAgo }),
  fc.record({ do: fc.constant('take back' as const), which: fc.nat() }),
);

describeWith(['postgres'], 'whatever is sold, sent back, paid out and taken back', () => {
  const shop = withQuietShop();
  const admin = person('admin', ['admin']);

  const book = (order: ModelOrder, minor: number) =>
    shop.context.db
      .insertInto('ledger')
      .values({
        orderId: order.id,
        kind: minor > 0 ? 'payment' : 'refund',
        providerRef: randomUUID(),
        currency: order.currency,
        amountMinor: minor,
        at: new Date(),
      })
      .execute();

  async function take(model: Model, uid: string, now: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
    const at = 'daysAgo' in now ? new Date(Date.now() - now.daysAgo * DAY_MS) : new Date();
    const day = kolkataDay(at.getTime());
    if (now.do === 'order') {
      const { id } = await shop.insert([]);
      const referred = { partnerUid: uid, partnerPercent: now.percent, currency: now.currency, paidAt: at };
      await shop.context.db.updateTable('orders').set(referred).where('id', '=', id).execute();
      const order = { id, currency: now.currency, percent: now.percent, day, revenue: now.minor };
      model.orders.push(order);
      await book(order, now.minor);
    } else if (now.do === 'move') {
      const order = model.orders[now.which % model.orders.length];
      if (!order || now.minor === 0) return;
      order.revenue += now.minor;
      await book(order, now.minor);
    } else if (now.do === 'pay out') {
      const most = model.payable(now.currency, day);
      const amount = Math.max(1, Math.floor((Math.max(most, 10) * now.part) / 100));
      const body = {
        amount: { currency: now.currency, amount_minor: amount },
        paid_until: day,
        reference: randomUUID(),
      };
      const { status, answer } = await shop.call(admin, 'POST', `/api/admin/partners/${uid}/payouts`, body);
      expect([status, most, amount]).toEqual([amount <= most ? 200 : 409, most, amount]);
      if (status === 200)
        model.payouts.push({ id: (answer as AdminPayout).id, currency: now.currency, amount, isReversed: false });
    } else {
      const payout = model.payouts[now.which % model.payouts.length];
      if (!payout) return;
      const address = `/api/admin/partner-payouts/${payout.id}/reversal`;
      const { status } = await shop.call(admin, 'POST', address, { reason: 'A test wants it' });
      expect(status).toBe(payout.isReversed ? 409 : 200);
      payout.isReversed = true;
    }
  }

  it('what is earned, paid out and due adds up, and nothing is paid out that is not due', async () => {
    let [accepted, takenBack] = [0, 0];
    const runs = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const partner = person(randomUUID().slice(0, 8), ['partner']);
      await partnerOf(shop.context.db, partner, new Date());
      const model = new Model();
      for (const now of steps) await take(model, partner.uid, now);
      accepted += model.payouts.length;
      takenBack += model.payouts.filter(({ isReversed }) => isReversed).length;
      const own = (await shop.call(partner, 'GET', '/api/partner/payouts')).answer as PartnerPayouts;
      expect(own.balances).toEqual(model.balances());
      const counted = own.payouts.map(({ id, amount, reversed }) => ({
        id,
        currency: amount.currency,
        amount: amount.amount_minor,
        isReversed: reversed !== null,
      }));
      expect(counted).toEqual([...model.payouts].reverse());
      const seen = (await shop.call(admin, 'GET', `/api/admin/partners/${partner.uid}`)).answer as PartnerAccount;
      expect(seen.partner).toMatchObject({ orders: model.orders.length, balances: own.balances });
      expect(seen.payable).toEqual(
        CURRENCIES.filter((code) => model.payable(code) > 0).map((code) => ({
          currency: code,
          amount_minor: model.payable(code),
        })),
      );
    });
    await fc.assert(runs, { numRuns: 60, seed: 20_261_216 });
    expect([accepted > 10, takenBack > 2], `${accepted} pay-outs, ${takenBack} taken back`).toEqual([true, true]);
  });
});
