import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { isYes } from '@nimantran/proto/domain/family-yes';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import { endOrderReview, getOrderReview, listYeses, shareOrderReview } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { lockOrderByNumber, orderByNumber, orderNotFound, ownOrder } from '../../db/orders/orders.ts';
import { endReviewOf, reviewersOf, reviewOf, shareWords } from '../../db/reviews/reviews.ts';
import type { OrderRow } from '../../db/schema.ts';
import { mayBeReviewed } from '../../domain/orders/order-view.ts';
import { reviewView } from './review-view.ts';
import { ofTheme, photosIn } from './share-review.ts';

/** The link of an order that is being made, its owner's side, and what designers see of its answers. */
export function serveOrderReviews(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, catalog } = context;

  route(app, shareOrderReview, async ({ params, body, user }) => {
    const { themeId, themeVersion } = sharable(await ownOrder(db, params.number, user.uid));
    const version = { theme_id: themeId, version: themeVersion };
    const { manifest } = await catalog(getThemeVersion, { params: version }).catch((error: unknown) => {
      throw neighbourProblem('catalog', error);
    });
    const review = await db.transaction().execute(async (transaction) => {
      // Its words and photos neither change nor disappear between reading and sharing them.
      const order = await lockOrderByNumber(transaction, params.number);
      const { id, ownerUid, email, customisation } = sharable(order);
      const { details, bride_first, layout = null, palette = null, photos } = customisation;
      return shareWords(transaction, clock, {
        ...{ ownerUid, ownerEmail: email, orderId: id, themeId, themeVersion },
        ...ofTheme(manifest),
        ...{ details, brideFirst: bride_first, layout, palette, photos: body.with_photos ? photosIn(photos) : null },
      });
    });
    return reviewView(review, await reviewersOf(db, review.id));
  });

  route(app, getOrderReview, async ({ params, user }) => {
    const { id } = await ownOrder(db, params.number, user.uid);
    const review = await reviewOf(db, clock, { ownerUid: user.uid, orderId: id });
    return { review: review ? reviewView(review, await reviewersOf(db, review.id)) : null };
  });

  route(app, endOrderReview, async ({ params, user }) => {
    const { id } = await ownOrder(db, params.number, user.uid);
    await db.transaction().execute((transaction) => endReviewOf(transaction, { ownerUid: user.uid, orderId: id }));
    return undefined;
  });

  route(app, listYeses, async ({ params }) => {
    const order = await orderByNumber(db, params.number);
    if (!order) throw orderNotFound();
    const review = await reviewOf(db, clock, { ownerUid: order.ownerUid, orderId: order.id });
    if (!review) return { words: null, names: [], earlier_names: [] };
    const yeses = (await reviewersOf(db, review.id)).filter(({ answers }) => isYes(answers, review));
    const namesOf = (isMeant: (round: number) => boolean) => yeses.filter(({ round }) => isMeant(round)).map(({ name }) => name);
    return {
      words: { theme_version: review.themeVersion, details: review.details, bride_first: review.brideFirst },
      names: namesOf((round) => round === review.round),
      earlier_names: namesOf((round) => round !== review.round),
    };
  });
}

/** @throws HttpProblem 409 `not_being_made` */
function sharable(order: OrderRow): OrderRow {
  if (mayBeReviewed(order)) return order;
  throw conflict('not_being_made', 'Only an order that is being made can be shown to your family.');
}
