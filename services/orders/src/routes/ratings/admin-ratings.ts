import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { RATING_LIMITS } from '@nimantran/proto/domain/rating';
import { textFault, textLength, tidyText } from '@nimantran/proto/domain/written-text';
import { answerRating, hideRating, listRatings } from '@nimantran/proto/http/orders/ratings';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { adminRating, lastRatings, lockRating } from '../../db/ratings/ratings.ts';
import { tellRated } from '../../use-cases/ratings/tell-rated.ts';

/** Admins read ratings, answer them, and hide one only with a reason that stays in the audit log. */
export function serveAdminRatings(app: FastifyInstance, { db, clock }: Pick<OrdersContext, 'db' | 'clock'>): void {
  route(app, listRatings, () => lastRatings(db));

  route(app, answerRating, async ({ params, body, user }) => {
    const answer = tidyText(body.answer);
    const fault =
      textLength(answer) > RATING_LIMITS.answer ? `is longer than ${RATING_LIMITS.answer} letters` : textFault(answer, 'lines');
    if (answer !== '' && fault !== undefined)
      throw badRequest('invalid_answer', `The answer ${fault}.`, [{ field: 'answer', message: fault }]);
    return db.transaction().execute(async (transaction) => {
      const { order, rating: before } = await lockRating(transaction, params.number);
      const rating = await transaction
        .updateTable('ratings')
        .set({ answer })
        .where('orderId', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (before.answer === answer) return adminRating(order, before);
      await recordChange(transaction, 'orders', user, {
        action: 'rating.answered',
        target: { kind: 'order', id: order.number },
        summary: answer === '' ? 'Took back the answer to a rating.' : 'Answered a rating.',
        // The buyer's words and the answer to them are deleted on request; this log is not.
        before: { has_answer: before.answer !== '' },
        after: { has_answer: answer !== '' },
      });
      await tellRated(transaction, order, rating);
      return adminRating(order, rating);
    });
  });

  route(app, hideRating, async ({ params, body: { hidden, reason: typed }, user }) => {
    const reason = tidyText(typed);
    if (reason === '')
      throw badRequest('invalid_reason', 'The reason is required.', [{ field: 'reason', message: 'is required' }]);
    return db.transaction().execute(async (transaction) => {
      const { order, rating: before } = await lockRating(transaction, params.number);
      if ((before.hiddenAt !== null) === hidden) return adminRating(order, before);
      const at = await readClock(transaction, clock);
      const rating = await transaction
        .updateTable('ratings')
        .set({ hiddenAt: hidden ? at : null, hiddenReason: hidden ? reason : null })
        .where('orderId', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordChange(transaction, 'orders', user, {
        action: hidden ? 'rating.hidden' : 'rating.shown',
        target: { kind: 'order', id: order.number },
        summary: `${hidden ? 'Hid' : 'Showed'} a rating of ${before.stars} stars: ${reason}`,
        before: { hidden: !hidden },
        after: { hidden, reason },
      });
      await tellRated(transaction, order, rating);
      return adminRating(order, rating);
    });
  });
}
