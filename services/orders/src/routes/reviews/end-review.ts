import { route } from '@nimantran/kit/http/route';
import { endReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { endReviews } from '../../db/reviews/reviews.ts';

/** Repeatable: an ended link stays ended. */
export function serveEndReview(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, endReview, async ({ params, user }) => {
    await db
      .transaction()
      .execute((transaction) =>
        endReviews(transaction, (eb) => eb.and([eb('ownerUid', '=', user.uid), eb('themeId', '=', params.theme_id)])),
      );
    return undefined;
  });
}
