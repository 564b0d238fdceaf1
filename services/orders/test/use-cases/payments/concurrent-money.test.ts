import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { lockOrder } from '../../../src/db/orders/orders.ts';
import { ledgerOf } from '../../../src/db/payments/ledger.ts';
import { issueInvoices } from '../../../src/jobs/issue-invoices.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { expireUnpaidOrder } from '../../../src/use-cases/orders/end-unpaid-order.ts';
import { showPreview } from '../../../src/use-cases/orders/show-preview.ts';
import { aVideo, person } from '../../support/fixtures.ts';
import { aDispute, aPaidSession, aRefund, withQuietShop } from '../../support/quiet-shop.ts';

const ACTIONS = [
  ...['pay balance', 'pay balance twice', 'refund part', 'refund all', 'refund all', 'made at provider', 'retry', 'by hand'],
  ...['dispute', 'wish', 'withdraw', 'cancel', 'expire', 'deliver', 'invoice', 'look'],
] as const;
type Action = (typeof ACTIONS)[number];
const HALF = 10_000;
/** Done, or refused by the rules: nothing else, and no deadlock. */
const ANSWERS = [200, 404, 409];

describeWith(['postgres'], 'many hands on the money of an order at once', () => {
  const shop = withQuietShop();
  const asha = person('asha');
  const admins = [person('root', ['admin']), person('other', ['admin'])];

  /** A preview that was shown, with a refund that failed and an unpaid revision. */
  async function begin() {
    const order = await shop.insert([
      { kind: 'deposit', amountMinor: HALF },
      { kind: 'balance', amountMinor: HALF },
    ]);
    const [deposit, balance] = order.bills;
    if (!deposit || !balance) throw new Error('There are no halves.');
    const intent = `pi_${randomUUID()}`;
    await shop.hear('checkout.session.completed', session(order.id, deposit.id, intent));
    const at = new Date();
    await shop.context.db.transaction().execute((transaction) => showPreview(transaction, order.id, { video: aVideo(), at }));
    const failed = aRefund({ id: `re_${randomUUID()}`, intent, amount: 3_000, status: 'failed' });
    await shop.hear('refund.failed', failed);
    const [refund] = await refundsOf(order.id);
    const wish = await ask(0, `/api/admin/orders/${order.number}/bills`, {
      label: 'A wish',
      amount_minor: 500,
      support_number: null,
    });
    return { ...order, intent, balance, failedId: refund?.id ?? '', wishId: (wish.answer as { id: string }).id };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;
  const session = (orderId: string, billId: string, intent: string) => aPaidSession({ orderId, billId, intent, amount: HALF });
  const ask = (admin: number, url: string, body?: object) => shop.call(admins[admin % 2] ?? asha, 'POST', url, body);
  const refundsOf = (orderId: string) =>
    shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();

  /** Returns the status of the answer, if there was a call. */
  async function act(action: Action, begun: Begun, index: number): Promise<number | undefined> {
    const { id, number, intent, balance, failedId, wishId } = begun;
    const { db, clock } = shop.context;
    const refund = (amount_minor: number | null) =>
      ask(index, `/api/admin/orders/${number}/refunds`, {
        amount_minor,
        reason: 'goodwill',
        note: 'Asked',
        support_number: null,
      });
    const pay = (name: string) => shop.hear('checkout.session.completed', session(id, balance.id, `pi_${name}_${id}`));
    const created = Math.floor(Date.now() / 1000);
    switch (action) {
      case 'pay balance':
        await Promise.all([pay('one'), pay('one')]);
        return undefined;
      case 'pay balance twice':
        await Promise.all([pay('one'), pay('two')]);
        return undefined;
      case 'refund part':
        return (await refund(4_000)).status;
      case 'refund all':
        return (await refund(null)).status;
      case 'made at provider': {
        const made = aRefund({ id: `re_made_${id}`, intent, amount: 1_000, status: 'succeeded' });
        await Promise.all([shop.hear('refund.created', made), shop.hear('refund.updated', made)]);
        return undefined;
      }
      case 'retry':
        return (await ask(index, `/api/admin/refunds/${failedId}/retry`)).status;
      case 'by hand':
        return (await ask(index, `/api/admin/refunds/${failedId}/by-hand`, { note: 'In cash' })).status;
      case 'dispute':
        await shop.hear(
          'charge.dispute.created',
          aDispute({ id: `du_${id}`, intent, amount: 2_000, status: 'needs_response', created }),
        );
        return undefined;
      case 'wish':
        return (await ask(index, `/api/admin/orders/${number}/bills`, { label: 'More', amount_minor: 700, support_number: null }))
          .status;
      case 'withdraw':
        return (await ask(index, `/api/admin/bills/${wishId}/withdraw`)).status;
      case 'cancel':
        return (await shop.call(asha, 'POST', `/api/orders/${number}/cancel`)).status;
      case 'look':
        return (await shop.call(asha, 'GET', `/api/orders/${number}`)).status;
      case 'expire':
        return db
          .transaction()
          .execute(async (transaction) => {
            const order = await lockOrder(transaction, id);
            if (order) await expireUnpaidOrder(transaction, clock, order);
          })
          .then(
            () => 200,
            (error: { status?: number }) => error.status ?? 500,
          );
      case 'deliver':
        await db
          .transaction()
          .execute((transaction) => completeOrder(transaction, id, { video: aVideo(), posterKey: null, at: new Date() }));
        return undefined;
      case 'invoice':
        await issueInvoices(shop.context);
        return undefined;
    }
  }

  /** The provider's results for all open refunds: it makes those that fit, and refuses the rest. */
  async function settleAll({ id }: Begun): Promise<void> {
    const { db } = shop.context;
    const payments = await db.selectFrom('payments').selectAll().where('orderId', '=', id).execute();
    const disputes = await db.selectFrom('disputes').selectAll().where('orderId', '=', id).execute();
    for (const refund of (await refundsOf(id)).filter(({ state }) => state === 'wanted')) {
      const payment = payments.find((each) => each.id === refund.paymentId);
      const isHeldUp = disputes.some(({ paymentId }) => paymentId === refund.paymentId);
      const made = (await refundsOf(id)).filter((other) => other.paymentId === refund.paymentId && other.state === 'succeeded');
      const back = made.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const fits = back + refund.amountMinor <= (payment?.amountMinor ?? 0);
      const told = {
        id: `re_${refund.id}`,
        intent: payment?.paymentIntent ?? '',
        amount: refund.amountMinor,
        refundId: refund.id,
      };
      await shop.hear('refund.updated', aRefund({ ...told, status: isHeldUp || !fits ? 'failed' : 'succeeded' }));
    }
  }

  it('leaves books that add up, in which no payment has given back more than it brought', async () => {
    const chosen = fc.array(fc.constantFrom(...ACTIONS), { minLength: 5, maxLength: 12 });
    const runs = fc.asyncProperty(chosen, async (actions) => {
      const begun = await begin();
      const statuses = await Promise.all(actions.map((action, index) => act(action, begun, index)));
      for (const status of statuses) expect(ANSWERS).toContain(status ?? 200);
      await settleAll(begun);

      const { db } = shop.context;
      const { id } = begun;
      const { state } = await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow();
      const payments = await db
        .selectFrom('payments')
        .leftJoin('bills', 'bills.id', 'payments.billId')
        .select(['payments.id', 'payments.amountMinor', 'outcome', 'kind'])
        .where('payments.orderId', '=', id)
        .execute();
      const refunds = await refundsOf(id);
      const disputed = await db.selectFrom('disputes').select(['paymentId', 'amountMinor']).where('orderId', '=', id).execute();
      const sum = (rows: readonly { amountMinor: number }[]) => rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
      const backOf = (payment: { id: string }) =>
        sum(refunds.filter((refund) => refund.paymentId === payment.id && refund.state === 'succeeded'));
      for (const payment of payments) expect(backOf(payment)).toBeLessThanOrEqual(payment.amountMinor);
      const backs = payments.reduce((total, payment) => total + backOf(payment), 0);
      expect(sum(await ledgerOf(db, id))).toBe(sum(payments) - backs - sum(disputed));
      // Money that no bill took is refunded in full, and a failed refund is retried at most once.
      for (const payment of payments.filter(({ outcome }) => outcome === 'refused'))
        expect(backOf(payment)).toBe(payment.amountMinor);
      const failed = refunds.filter(({ id: refundId }) => refundId === begun.failedId);
      expect(
        failed.filter(({ byHand }) => byHand).length +
          refunds.filter(({ reasonKey }) => reasonKey === `retry:${begun.failedId}`).length,
      ).toBeLessThanOrEqual(1);
      const own = payments.filter(({ kind }) => kind === 'deposit' || kind === 'balance');
      const isBack = own.every((payment) => backOf(payment) >= payment.amountMinor);
      if (state === 'refunded') expect(isBack).toBe(true);
      else if (isBack) expect(['cancelled', 'expired']).toContain(state);
      const asked = await db
        .selectFrom('bills')
        .select('id')
        .where('orderId', '=', id)
        .where('state', 'in', ['planned', 'open'])
        .execute();
      if (['cancelled', 'expired', 'refunded'].includes(state)) expect(asked).toEqual([]);
    });
    await fc.assert(runs, { numRuns: 60, seed: 5, interruptAfterTimeLimit: 10_000, markInterruptAsFailure: false });
  });
});
