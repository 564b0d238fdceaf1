import { route } from '@nimantran/kit/http/route';
import { lookOf } from '@nimantran/proto/domain/look';
import { reviewedWords } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { reviewByToken } from '../../db/reviews/reviews.ts';

export function serveReviewedWords(app: FastifyInstance, { db, clock }: OrdersContext): void {
  route(app, reviewedWords, async ({ params }) => {
    const review = await reviewByToken(db, clock, params.token);
    const { ownerUid, themeId, themeVersion, details, brideFirst, photos } = review;
    return {
      ...{ owner_uid: ownerUid, theme_id: themeId, theme_version: themeVersion, details },
      ...{ bride_first: brideFirst, photos: photos ?? {} },
      ...lookOf(review),
    };
  });
}
