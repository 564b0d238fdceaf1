import { randomUUID } from 'node:crypto';
import { cancelOrder, openCheckout, placeOrder } from '@nimantran/proto/http/orders/orders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { shortOrAll } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { lockOrder } from '../../../src/db/orders/orders.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { expireUnpaidOrder } from '../../../src/use-cases/orders/end-unpaid-order.ts';
import { anOrder, aVideo, person } from '../../support/fixtures.ts';
import { providerEvent, withShop } from '../../support/shop.ts';

const ACTIONS = ['pay once', 'pay twice', 'cancel', 'expire', 'decline', 'deliver', 'open checkout'] as const;

describeWith(['postgres'], 'everything at once', () => {
  const shop = withShop();
  const asha = person('asha');

  const act = async (
    action: (typeof ACTIONS)[number],
    { id, number, billId }: { id: string; number: string; billId: string },
  ) => {
    const { context } = shop;
    const pay = (intent: string) =>
      shop.webhook(
        providerEvent('checkout.session.completed', {
          id: `cs_${intent}_${id}`,
          payment_status: 'paid',
          payment_intent: `pi_${intent}_${id}`,
          metadata: { order_id: id, bill_id: billId },
          amount_total: 29_900,
          currency: 'inr',
        }),
      );
    switch (action) {
      case 'pay once':
        return pay('one');
      case 'pay twice':
        return Promise.all([pay('one'), pay('two')]);
      case 'cancel':
        return shop
          .as(asha)(cancelOrder, { params: { number } })
          .catch(() => undefined);
      case 'open checkout':
        return shop
          .as(asha)(openCheckout, { params: { number }, body: { bill_id: null }, idempotencyKey: randomUUID() })
          .catch(() => undefined);
      case 'expire':
        return context.db
          .transaction()
          .execute(async (transaction) => {
            const order = await lockOrder(transaction, id);
            if (order) await expireUnpaidOrder(transaction, context.clock, order);
          })
          .catch(() => undefined);
      case 'decline':
        return shop.webhook(
          providerEvent('payment_intent.payment_failed', {
            id: 'pi',
            metadata: { order_id: id },
            last_payment_error: { message: 'No.' },
          }),
        );
      case 'deliver':
        return context.db
          .transaction()
          .execute((transaction) => completeOrder(transaction, id, { video: aVideo(), posterKey: null, at: new Date() }));
    }
  };

  it('leaves an order whose state, money, events and mails agree', async () => {
    const actions = fc.array(fc.constantFrom(...ACTIONS), { minLength: 2, maxLength: 8 });
    const runs = fc.asyncProperty(actions, async (chosen) => {
      const { order } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
      const { db } = shop.context;
      const { id } = await db.selectFrom('orders').select('id').where('number', '=', order.number).executeTakeFirstOrThrow();
      const billId = order.bills[0]?.id ?? '';
      await Promise.all(chosen.map((action) => act(action, { id, number: order.number, billId })));

      const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const payments = await db.selectFrom('payments').selectAll().where('orderId', '=', id).execute();
      const refunds = await db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute();
      const mails = await db.selectFrom('mails').select('kind').where('orderId', '=', id).execute();
      const open = await db
        .selectFrom('checkoutSessions')
        .select('id')
        .where('orderId', '=', id)
        .where('state', 'in', ['creating', 'open'])
        .execute();
      const events = (await db.selectFrom('outbox').select('envelope').orderBy('seq').execute())
        .map(({ envelope }) => envelope)
        .filter((event) => event.key === id);
      const count = (type: string) => events.filter((event) => event.type === `orders.order.${type}`).length;
      const isPaid = row.state === 'processing' || row.state === 'completed';

      const intents = chosen.includes('pay twice') ? 2 : chosen.includes('pay once') ? 1 : 0;
      expect(payments).toHaveLength(intents);
      const accepted = payments.filter(({ outcome }) => outcome === 'accepted');
      expect(accepted).toHaveLength(isPaid ? 1 : 0);
      expect(refunds.map(({ paymentId }) => paymentId).sort()).toEqual(
        payments
          .filter(({ outcome }) => outcome === 'refused')
          .map((payment) => payment.id)
          .sort(),
      );
      expect(count('paid')).toBe(accepted.length);
      expect(count('completed')).toBe(row.state === 'completed' ? 1 : 0);
      expect(count('cancelled')).toBe(row.state === 'cancelled' ? 1 : 0);
      expect(count('expired')).toBe(row.state === 'expired' ? 1 : 0);
      expect(mails.map(({ kind }) => kind).sort()).toEqual([
        ...(row.state === 'completed' ? ['ready'] : []),
        ...(isPaid ? ['receipt'] : []),
      ]);
      expect(open.length).toBeLessThanOrEqual(row.state === 'awaiting_payment' ? 1 : 0);
      expect(events.map((event) => event.key_version)).toEqual(events.map((_, index) => index + 1));
      expect(row.eventVersion).toBe(events.length);
    });
    await fc.assert(runs, { numRuns: shortOrAll(6, 15), seed: 2_026 });
  });
});
