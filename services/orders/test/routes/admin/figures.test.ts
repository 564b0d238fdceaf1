import { lastIndianDays } from '@nimantran/proto/domain/indian-days';
import { findOrders } from '@nimantran/proto/http/orders/admin-orders';
import { retryRefund } from '@nimantran/proto/http/orders/admin-refunds';
import { getOrderFigures } from '@nimantran/proto/http/orders/figures';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { refusal, withShop } from '../../support/shop.ts';

it('counts days as they begin and end in India', () => {
  // 18:29:59 and 18:30 in UTC: the last second of a day in India, and the first of the next.
  expect(lastIndianDays(new Date('2026-11-22T18:29:59Z'), 2).days).toEqual(['2026-11-21', '2026-11-22']);
  const { since, days } = lastIndianDays(new Date('2026-11-22T18:30:00Z'), 2);
  expect([since.toISOString(), days]).toEqual(['2026-11-21T18:30:00.000Z', ['2026-11-22', '2026-11-23']]);
});

describeWith(['postgres'], 'figures of orders', () => {
  const shop = withShop();
  const { admin, place, placePaid, deliver, refund, settled, key } = moneyOf(shop);
  const figures = (days?: number) => shop.as(admin)(getOrderFigures, { query: days === undefined ? {} : { days } });
  const today = async () => (await figures()).days.at(-1);

  it('counts what was placed, paid, finished and moved today, and keeps currencies apart', async () => {
    const before = await today();
    expect(before).toMatchObject({ placed: 0, paid: 0, money: [] });
    await place();
    const order = await placePaid();
    const total = (await shop.context.db.selectFrom('orders').select('totalMinor').where('id', '=', order.id).executeTakeFirst())
      ?.totalMinor;
    await refund(order.number, 500);
    await settled(order.number);
    await shop.context.db
      .insertInto('ledger')
      .values({ orderId: order.id, kind: 'payment', providerRef: 'pi_usd', currency: 'USD', amountMinor: 77, at: new Date() })
      .execute();
    await deliver(order, new Date());
    const after = await today();
    expect(after).toMatchObject({ placed: 2, paid: 1 });
    expect(after?.money).toEqual([
      { currency: 'INR', received_minor: total, returned_minor: 500 },
      { currency: 'USD', received_minor: 77, returned_minor: 0 },
    ]);
    const { delivery, dueAt } = await shop.context.db
      .selectFrom('orders')
      .select(['delivery', 'dueAt'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(after?.[delivery]).toEqual({ finished: 1, on_time: 1 });

    await shop.context.db
      .updateTable('orders')
      .set({ dueAt: new Date(0) })
      .where('id', '=', order.id)
      .execute();
    expect((await today())?.[delivery]).toEqual({ finished: 1, on_time: 0 });
    await shop.context.db.updateTable('orders').set({ dueAt }).where('id', '=', order.id).execute();
  });

  it('puts an order into the Indian day of its instant', async () => {
    const { id } = await place();
    const { since, days } = lastIndianDays(new Date(), 14);
    const at = async (instant: number) => {
      await shop.context.db
        .updateTable('orders')
        .set({ placedAt: new Date(instant) })
        .where('id', '=', id)
        .execute();
      return (await figures()).days.filter(({ placed }) => placed > 0).map(({ day }) => day);
    };
    expect(await at(since.getTime())).toContain(days[0]);
    expect(await at(since.getTime() - 1)).not.toContain(days[0]);
  });

  it('counts as late what the list of late orders shows', async () => {
    const { id } = await placePaid();
    const late = async (values: { state?: 'processing' | 'preview_processing'; dueAt?: Date; heldAt?: Date | null }) => {
      await shop.context.db.updateTable('orders').set(values).where('id', '=', id).execute();
      const { orders } = await shop.as(admin)(findOrders, { query: { late: true } });
      const { now } = await figures();
      expect(now.late).toBe(orders.length);
      return now.late;
    };
    expect(await late({ state: 'processing' })).toBe(0);
    expect(await late({ dueAt: new Date(Date.now() - 60_000) })).toBe(1);
    // It was already late when it began to wait for its customer.
    expect(await late({ heldAt: new Date() })).toBe(1);
    expect(await late({ heldAt: new Date(Date.now() - 120_000) })).toBe(0);
    expect(await late({ heldAt: null, state: 'preview_processing' })).toBe(1);
  });

  it('counts a refund that failed until somebody has seen to it', async () => {
    const failed = async () => (await figures()).now.refunds_failed;
    const { number } = await placePaid();
    await shop.control('next-refund', { outcome: 'failed' });
    await refund(number, 500);
    const [row] = await settled(number);
    expect(row?.state).toBe('failed');
    expect(await failed()).toBe(1);
    await shop.as(admin)(retryRefund, { params: { refund_id: row?.id ?? '' }, ...key() });
    await settled(number);
    expect(await failed()).toBe(0);
  });

  it('answers as many days as were asked for, and no more than 90', async () => {
    expect((await figures(30)).days).toHaveLength(30);
    expect((await figures()).days).toHaveLength(14);
    expect(await refusal(figures(91))).toMatchObject({ status: 400 });
  });

  it('is for admins alone', async () => {
    const asked = (user: Parameters<typeof shop.as>[0]) => refusal(shop.as(user)(getOrderFigures, { query: {} }));
    expect(await asked(undefined)).toMatchObject({ status: 401 });
    for (const roles of [[], ['designer'], ['partner']] as const)
      expect(await asked(person('someone', [...roles]))).toMatchObject({ status: 403, code: 'role_missing' });
  });
});
