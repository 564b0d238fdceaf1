import { orderRated } from '@nimantran/proto/events/orders';
import { sql, type Transaction } from 'kysely';
import type { OrderRow, RatingRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';

/** Tells catalog what the page of the theme shows of an order's rating; the order's row must be locked. */
export async function tellRated(
  transaction: Transaction<Tables>,
  { id, number, themeId }: Pick<OrderRow, 'id' | 'number' | 'themeId'>,
  { stars, line, answer, ratedAt, hiddenAt }: RatingRow,
): Promise<void> {
  const isShown = hiddenAt === null;
  await writeOrderEvent(transaction, orderRated, id, {
    order_id: id,
    order_number: number,
    theme_id: themeId,
    stars,
    // The texts of a hidden rating stay in this service.
    line: isShown ? line : '',
    answer: isShown ? answer : '',
    is_shown: isShown,
    rated_at: ratedAt.toISOString(),
  });
}

/** Deletes the words of a customer's ratings, and the answers, which quote them. Stars name nobody and stay. */
export async function forgetRatings(transaction: Transaction<Tables>, uid: string): Promise<void> {
  const orders = await transaction
    .selectFrom('orders')
    .select(['id', 'number', 'themeId'])
    .where('ownerUid', '=', uid)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('ratings').select('orderId').whereRef('ratings.orderId', '=', 'orders.id')),
    )
    .orderBy('seq')
    .forUpdate()
    .execute();
  for (const order of orders) {
    const rating = await transaction
      .updateTable('ratings')
      .set({ line: '', answer: '', changedAt: sql<Date>`now()` })
      .where('orderId', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellRated(transaction, order, rating);
  }
}
