import { microsOf } from '@nimantran/kit/db/column-micros';
import { readClock } from '@nimantran/kit/db/database';
import { pageOf } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import type { Currency } from '@nimantran/proto/domain/currency';
import { listUninvoiced } from '@nimantran/proto/http/orders/holidays';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { OrdersContext } from '../../../context.ts';
import { uninvoicedBefore } from '../../../db/figures.ts';

const Received = Type.Object({
  received: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});

export function serveListUninvoiced(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, listUninvoiced, async ({ query }) => {
    const now = await readClock(db, clock);
    const at = microsOf('payments.receivedAt');
    const { rows, next_cursor } = await pageOf(query, {
      place: Received,
      list: ({ after, limit }) =>
        uninvoicedBefore(db, now)
          .innerJoin('orders', 'orders.id', 'payments.orderId')
          .select(['payments.id', 'orders.number', 'payments.currency', 'payments.amountMinor', 'payments.receivedAt'])
          .select(at.as('receivedMicros'))
          .$if(after !== undefined, (some) =>
            some.where(sql<boolean>`(${at}, payments.id) > (${after?.received}::bigint, ${after?.id}::uuid)`),
          )
          .orderBy('payments.receivedAt')
          .orderBy('payments.id')
          .limit(limit)
          .execute(),
      placeOf: ({ receivedMicros, id }) => ({ received: receivedMicros, id }),
    });
    const payments = rows.map(({ number, currency, amountMinor, receivedAt }) => ({
      order_number: number,
      // The shop charges only in its own currencies.
      amount: { currency: currency as Currency, amount_minor: amountMinor },
      received_at: receivedAt.toISOString(),
    }));
    return { payments, next_cursor };
  });
}
