import { route } from '@nimantran/kit/http/route';
import { getReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { reviewersOf, reviewOf } from '../../db/reviews/reviews.ts';
import { reviewView } from './review-view.ts';

export function serveGetReview(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, getReview, async ({ params, user }) => {
    const review = await reviewOf(db, clock, { ownerUid: user.uid, themeId: params.theme_id });
    return { review: review ? reviewView(review, await reviewersOf(db, review.id)) : null };
  });
}
