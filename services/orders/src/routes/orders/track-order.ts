import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { route } from '@nimantran/kit/http/route';
import type { OrderEvent } from '@nimantran/proto/domain/order';
import { normaliseOrderNumber } from '@nimantran/proto/domain/order-number';
import { trackOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { historyOf } from '../../db/orders/history.ts';
import { orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import { countWrongTrack, limitTracking } from '../../use-cases/orders/limit-attempts.ts';

/** Events that concern only the shop and its customer are not shown. */
const PRIVATE: readonly OrderEvent['kind'][] = [
  'payment_pending',
  'payment_failed',
  'downloaded',
  'bill_added',
  'bill_withdrawn',
];
const QUESTION = 'We are waiting for your answer. Sign in to read our question.';

/** A wrong number and a wrong address get the same answer, so that numbers cannot be guessed. */
export function serveTrackOrder(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, trackOrder, async ({ body, request }) => {
    const number = normaliseOrderNumber(body.number);
    const address = clientAddressOf(request);
    await limitTracking({ db }, number, address);
    const order = await orderByNumber(db, number);
    if (!order || !sameAddress(order.email, body.email)) {
      await countWrongTrack({ db }, number, address);
      throw orderNotFound();
    }
    const history = await historyOf(db, order.id);
    return {
      number: order.number,
      state: order.state,
      placed_at: order.placedAt.toISOString(),
      due_at: order.dueAt?.toISOString() ?? null,
      history: history
        .filter((entry) => !PRIVATE.includes(entry.kind))
        .map((entry) => (entry.kind === 'held' ? { ...entry, text: QUESTION } : entry)),
    };
  });
}

function sameAddress(one: string, other: string): boolean {
  return one !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
}
