import { route } from '@nimantran/kit/http/route';
import { endReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { endReviewOf } from '../../db/reviews/reviews.ts';

/** Repeatable: an ended link stays ended. */
export function serveEndReview(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, endReview, async ({ params, user }) => {
    const place = { ownerUid: user.uid, themeId: params.theme_id };
    await db.transaction().execute((transaction) => endReviewOf(transaction, place));
    return undefined;
  });
}
