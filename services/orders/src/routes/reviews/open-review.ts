import { route } from '@nimantran/kit/http/route';
import { openReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countOpening, reviewByToken, reviewersOf } from '../../db/reviews/reviews.ts';
import { openReviewView } from './review-view.ts';

export function serveOpenReview(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, openReview, async ({ params, query }) => {
    const review = await reviewByToken(db, clock, params.token);
    const view = openReviewView(review, await reviewersOf(db, review.id), query.reviewer_key);
    if (view.mine?.round !== review.round) await countOpening(db, clock, review);
    return view;
  });
}
