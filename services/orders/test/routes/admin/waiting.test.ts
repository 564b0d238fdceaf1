import { endOrder, findOrders, listDisputes } from '@nimantran/proto/http/orders/admin-orders';
import { listRefundApprovals, listRefunds } from '@nimantran/proto/http/orders/admin-refunds';
import { listAllSupportRequests, openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { countOrdersWaiting, type OrdersWaiting } from '@nimantran/proto/http/orders/waiting';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { refusal, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'what waits for an admin', () => {
  const shop = withShop({ REFUND_ALONE_LIMIT: 'INR:10000,USD:500,EUR:500,GBP:500' }, ({ neighbours }) => ({
    countAdmins: async () => neighbours.admins,
  }));
  const { admin, asha, placePaid, refund, settled, key } = moneyOf(shop);
  const waiting = () => shop.as(admin)(countOrdersWaiting);
  /** How a step changed the counts. */
  async function changed(step: () => Promise<unknown>): Promise<Partial<OrdersWaiting>> {
    const before = await waiting();
    await step();
    const after = await waiting();
    const names = Object.keys(after) as (keyof OrdersWaiting)[];
    return Object.fromEntries(
      names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
    );
  }

  it('is nothing in a shop in which nothing waits', async () => {
    expect(new Set(Object.values(await waiting()))).toEqual(new Set([0]));
  });

  it('counts orders as the lists of late and held ones show them', async () => {
    const { id } = await placePaid();
    const set = (values: { dueAt?: Date; heldAt?: Date | null }) =>
      shop.context.db.updateTable('orders').set(values).where('id', '=', id).execute();
    expect(await changed(() => set({ dueAt: new Date(Date.now() - 60_000) }))).toEqual({ late: 1 });
    expect((await shop.as(admin)(findOrders, { query: { late: true } })).orders).toHaveLength(1);
    expect(await changed(() => set({ heldAt: new Date(Date.now() - 120_000) }))).toEqual({ late: -1, held: 1 });
    expect((await shop.as(admin)(findOrders, { query: { held: true } })).orders).toHaveLength(1);
  });

  it('counts requests, refunds and approvals until somebody has seen to them', async () => {
    const write = () =>
      shop.as(asha)(openSupportRequest, {
        body: { kind: 'question', subject: 'When?', text: 'Please', order_number: null, claim: null, draft: null },
        ...key(),
      });
    expect(await changed(write)).toEqual({ requests: 1 });
    expect((await shop.as(admin)(listAllSupportRequests, { query: { state: 'open' } })).requests).toHaveLength(1);

    const { number } = await placePaid();
    await shop.control('next-refund', { outcome: 'failed' });
    const fails = async () => {
      await refund(number, 500);
      await settled(number);
    };
    expect(await changed(fails)).toEqual({ refunds_failed: 1 });
    expect((await shop.as(admin)(listRefunds, { query: { state: 'failed' } })).refunds).toHaveLength(1);

    shop.neighbours.admins = 2;
    const other = await placePaid();
    const end = () =>
      shop.as(admin)(endOrder, {
        params: { number: other.number },
        body: { reason: 'requested', note: 'They called', support_number: null },
        ...key(),
      });
    expect(await changed(end)).toEqual({ refund_approvals: 1 });
    expect((await shop.as(admin)(listRefundApprovals, { query: {} })).approvals).toHaveLength(1);
    expect((await shop.as(admin)(listDisputes, { query: { open: true } })).disputes).toHaveLength((await waiting()).disputes);
  });

  it('is told to admins alone', async () => {
    expect(await refusal(shop.as(undefined)(countOrdersWaiting))).toMatchObject({ status: 401 });
    for (const roles of [[], ['designer'], ['partner']] as const)
      expect(await refusal(shop.as(person('someone', [...roles]))(countOrdersWaiting))).toMatchObject({
        status: 403,
        code: 'role_missing',
      });
  });
});
