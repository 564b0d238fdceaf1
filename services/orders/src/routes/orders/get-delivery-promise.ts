import { readClock } from '@nimantran/kit/db/database';
import { route } from '@nimantran/kit/http/route';
import { DELIVERIES } from '@nimantran/proto/domain/pricing';
import { getDeliveryPromise } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { holidaysOf } from '../../db/delivery/holidays.ts';
import { dueTime } from '../../domain/delivery/due-time.ts';

export function serveGetDeliveryPromise(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, getDeliveryPromise, async () => {
    const [now, holidays] = await Promise.all([readClock(db, clock), holidaysOf(db)]);
    const [standard, express] = DELIVERIES.map((delivery) => ({ due_at: dueTime(now, delivery, holidays).toISOString() }));
    if (!standard || !express) throw new Error('A kind of delivery has no promise.');
    return { standard, express };
  });
}
