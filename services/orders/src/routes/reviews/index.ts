import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { serveAnswerReview } from './answer-review.ts';
import { serveEndReview } from './end-review.ts';
import { serveGetReview } from './get-review.ts';
import { serveOpenReview } from './open-review.ts';
import { serveOrderReviews } from './order-reviews.ts';
import { serveReviewedWords } from './reviewed-words.ts';
import { serveShareReview } from './share-review.ts';

/** Links by which a customer's family reads an invitation before it is made: the owner's side, and that of whoever has the link. */
export function serveReviews(app: FastifyInstance, context: OrdersContext): void {
  serveShareReview(app, context);
  serveGetReview(app, context);
  serveEndReview(app, context);
  serveOpenReview(app, context);
  serveAnswerReview(app, context);
  serveOrderReviews(app, context);
  serveReviewedWords(app, context);
}
