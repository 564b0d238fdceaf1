import { readClock } from '@nimantran/kit/db/database';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { lineFault, RATING_LIMITS } from '@nimantran/proto/domain/rating';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { getOwnRating, type OwnRating, rateOrder } from '@nimantran/proto/http/orders/ratings';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { lockOrder, orderNotFound, ownOrder } from '../../db/orders/orders.ts';
import { ratingOf } from '../../db/ratings/ratings.ts';
import type { OrderRow, RatingRow } from '../../db/schema.ts';
import { changesUntil, isRatable } from '../../domain/ratings/may-rate.ts';
import { tellRated } from '../../use-cases/ratings/tell-rated.ts';

/** Buyers of delivered orders rate them, once an order, and may change what they said for two weeks. */
export function serveOwnRating(app: FastifyInstance, { db, clock }: Pick<OrdersContext, 'db' | 'clock'>): void {
  route(app, getOwnRating, async ({ params, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    return view(order, await ratingOf(db, order.id), await readClock(db, clock));
  });

  route(app, rateOrder, async ({ params, body, user }) => {
    const fault = lineFault(body.line);
    if (fault !== undefined) throw badRequest('invalid_rating', `The line ${fault}.`, [{ field: 'line', message: fault }]);
    const line = tidyText(body.line);
    const seen = await ownOrder(db, params.number, user.uid);
    return db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, seen.id);
      if (!order) throw orderNotFound();
      const [before, at] = [await ratingOf(transaction, order.id), await readClock(transaction, clock)];
      if (!isRatable(order)) throw conflict('not_delivered', 'Only a delivered video can be rated.');
      if (before && changesUntil(before) < at)
        throw conflict('rating_closed', `A rating can be changed for ${RATING_LIMITS.change_days} days. Write to support.`);
      if (before?.stars === body.stars && before.line === line) return view(order, before, at);
      const rating = await transaction
        .insertInto('ratings')
        .values({ orderId: order.id, stars: body.stars, line, ratedAt: at, changedAt: at })
        // Other words deserve another answer.
        .onConflict((conflicting) =>
          conflicting.column('orderId').doUpdateSet({ stars: body.stars, line, answer: '', changedAt: at }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      await tellRated(transaction, order, rating);
      return view(order, rating, at);
    });
  });
}

function view(order: OrderRow, rating: RatingRow | undefined, at: Date): OwnRating {
  const until = rating && changesUntil(rating);
  return {
    rating: rating
      ? {
          stars: rating.stars,
          line: rating.line,
          answer: rating.answer,
          rated_at: rating.ratedAt.toISOString(),
          is_hidden: rating.hiddenAt !== null,
        }
      : null,
    may_rate: isRatable(order) && (until === undefined || until >= at),
    changes_until: until?.toISOString() ?? null,
  };
}
