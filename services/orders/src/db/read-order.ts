import type { Order } from '@nimantran/proto/domain/order';
import type { Kysely } from 'kysely';
import { orderView } from '../domain/order-view.ts';
import { historyOf } from './history.ts';
import { moneyOf } from './payments.ts';
import type { OrderRow, Tables } from './schema.ts';

/** An order with its timeline and its money. */
export async function readOrder(db: Kysely<Tables>, order: OrderRow, viewerUid: string): Promise<Order> {
  const [history, money] = await Promise.all([historyOf(db, order.id), moneyOf(db, order)]);
  return orderView(order, { history, ...money, isOwner: order.ownerUid === viewerUid });
}
