import { notFound } from '@nimantran/kit/http/problem';
import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import type { AdminRating } from '@nimantran/proto/http/orders/ratings';
import type { Kysely, Transaction } from 'kysely';
import { lockOrderByNumber } from '../orders/orders.ts';
import type { OrderRow, RatingRow, Tables } from '../schema.ts';

export const ratingOf = (db: Kysely<Tables>, orderId: string): Promise<RatingRow | undefined> =>
  db.selectFrom('ratings').selectAll().where('orderId', '=', orderId).executeTakeFirst();

/** A rating with its order, which is locked, since it counts its events. @throws HttpProblem 404 */
export async function lockRating(
  transaction: Transaction<Tables>,
  number: string,
): Promise<{ order: OrderRow; rating: RatingRow }> {
  const order = await lockOrderByNumber(transaction, number);
  const rating = await ratingOf(transaction, order.id);
  if (!rating) throw notFound('no_rating', 'Nobody has rated this order.');
  return { order, rating };
}

export async function lastRatings(db: Kysely<Tables>): Promise<AdminRating[]> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('orders', 'orders.id', 'ratings.orderId')
    .selectAll('ratings')
    .select(['orders.number', 'orders.themeId', 'orders.themeTitle'])
    .orderBy('ratings.changedAt', 'desc')
    .limit(LONGEST_LIST)
    .execute();
  return rows.map(({ number, themeId, themeTitle, ...rating }) => adminRating({ number, themeId, themeTitle }, rating));
}

export const adminRating = (order: Pick<OrderRow, 'number' | 'themeId' | 'themeTitle'>, rating: RatingRow): AdminRating => ({
  order_number: order.number,
  theme_id: order.themeId,
  theme_title: order.themeTitle,
  stars: rating.stars,
  line: rating.line,
  answer: rating.answer,
  rated_at: rating.ratedAt.toISOString(),
  changed_at: rating.changedAt.toISOString(),
  hidden_at: rating.hiddenAt?.toISOString() ?? null,
  hidden_reason: rating.hiddenReason,
});
