import { route } from '@nimantran/kit/http/route';
import type { Currency } from '@nimantran/proto/domain/currency';
import { listUninvoiced } from '@nimantran/proto/http/orders-tools';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { readClock } from '../../../db/clock.ts';
import { uninvoicedBefore } from '../../../db/figures.ts';

const AT_MOST = 100;

export function serveListUninvoiced(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, listUninvoiced, async () => {
    const rows = await uninvoicedBefore(db, await readClock(db, clock))
      .innerJoin('orders', 'orders.id', 'payments.orderId')
      .select(['orders.number', 'payments.currency', 'payments.amountMinor', 'payments.receivedAt'])
      .orderBy('payments.receivedAt')
      .limit(AT_MOST)
      .execute();
    return rows.map(({ number, currency, amountMinor, receivedAt }) => ({
      order_number: number,
      // The shop charges in its own currencies only.
      amount: { currency: currency as Currency, amount_minor: amountMinor },
      received_at: receivedAt.toISOString(),
    }));
  });
}
