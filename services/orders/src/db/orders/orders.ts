import { notFound } from '@nimantran/kit/http/problem';
import { setOrderNumber } from '@nimantran/kit/trace';
import type { User } from '@nimantran/proto/domain/user';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { OrderRow, OrdersTable, Tables } from '../schema.ts';

export const orderNotFound = () => notFound('order_not_found', 'This order does not exist.');

/** Locks an order's row until the transaction ends; every change to an order happens under this lock. */
export async function lockOrder(transaction: Transaction<Tables>, id: string): Promise<OrderRow | undefined> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (order) setOrderNumber(order.number);
  return order;
}

/** Locks an order's row by its number. @throws HttpProblem 404 */
export async function lockOrderByNumber(transaction: Transaction<Tables>, number: string): Promise<OrderRow> {
  const order = await transaction.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
  if (!order) throw orderNotFound();
  setOrderNumber(order.number);
  return order;
}

/** @throws HttpProblem 404: another customer's order looks the same as one that does not exist */
export async function ownOrder(db: Kysely<Tables>, number: string, uid: string): Promise<OrderRow> {
  const order = await orderByNumber(db, number);
  if (!order || order.ownerUid !== uid) throw orderNotFound();
  return order;
}

/** An order as its customer or an admin may see it. @throws HttpProblem 404 for other users */
export async function orderForReader(
  db: Kysely<Tables>,
  number: string,
  { uid, roles }: Pick<User, 'uid' | 'roles'>,
): Promise<OrderRow> {
  const order = await orderByNumber(db, number);
  if (!order || (order.ownerUid !== uid && !roles.includes('admin'))) throw orderNotFound();
  return order;
}

export async function orderByNumber(db: Kysely<Tables>, number: string): Promise<OrderRow | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (order) setOrderNumber(order.number);
  return order;
}

export async function orderById(db: Kysely<Tables>, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function ordersPage(
  db: Kysely<Tables>,
  page: { ownerUid: string; after: number | undefined; limit: number },
): Promise<OrderRow[]> {
  let query = db.selectFrom('orders').selectAll().where('ownerUid', '=', page.ownerUid);
  if (page.after !== undefined) query = query.where('seq', '<', page.after);
  return query.orderBy('seq', 'desc').limit(page.limit).execute();
}

/** Updates columns of a locked order, and marks it as changed. */
export async function updateOrder(
  transaction: Transaction<Tables>,
  id: string,
  changes: Omit<Updateable<OrdersTable>, 'eventVersion' | 'updatedAt'>,
): Promise<OrderRow> {
  return transaction
    .updateTable('orders')
    .set({ ...changes, updatedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a locked order as changed although its own row is not, so that its open pages load it again. */
export async function markChanged(transaction: Transaction<Tables>, id: string): Promise<void> {
  await updateOrder(transaction, id, {});
}
