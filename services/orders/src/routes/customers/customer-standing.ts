import { route } from '@nimantran/kit/http/route';
import { ORDER_STATE_LABELS, type OrderState } from '@nimantran/proto/domain/order';
import { customerStanding } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { isUnfinished } from '../../db/refunds/unfinished-refunds.ts';

const ALIVE: readonly OrderState[] = ['awaiting_payment', 'processing', 'preview_processing', 'awaiting_balance'];
const MOST_LINES = 20;

export function serveCustomerStanding(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, customerStanding, async ({ params }) => {
    const ofCustomer = db.selectFrom('orders').where('ownerUid', '=', params.uid).orderBy('orders.seq').limit(MOST_LINES);
    const orders = await ofCustomer.select(['number', 'state']).where('state', 'in', ALIVE).execute();
    const refunds = await ofCustomer
      .innerJoin('refunds', 'refunds.orderId', 'orders.id')
      .select('number')
      .where(isUnfinished)
      .execute();
    const disputes = await ofCustomer
      .innerJoin('disputes', 'disputes.orderId', 'orders.id')
      .select('number')
      .where('disputes.isOpen', '=', true)
      .execute();
    const open = [
      ...orders.map(({ number, state }) => `Order ${number} is "${ORDER_STATE_LABELS[state]}".`),
      ...refunds.map(({ number }) => `A refund for order ${number} is on its way to you.`),
      ...disputes.map(({ number }) => `Your bank has opened a dispute about a payment for order ${number}.`),
    ];
    return { open: [...new Set(open)] };
  });
}
