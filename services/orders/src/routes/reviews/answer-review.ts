import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textFault, textLength, tidyText } from '@nimantran/proto/domain/written-text';
import { answerReview, type LineAnswer } from '@nimantran/proto/http/orders/reviews';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { reviewByToken, reviewersOf, takeReviewAnswer } from '../../db/reviews/reviews.ts';
import { openReviewView } from './review-view.ts';

/** Repeatable: the same key replaces its own answer. */
export function serveAnswerReview(app: FastifyInstance, { db, clock, work }: OrdersContext): void {
  route(app, answerReview, async ({ params: { token, reviewer_key }, body }) => {
    const { fields } = await reviewByToken(db, clock, token);
    const answered = {
      reviewerKey: reviewer_key,
      name: validName(body.name),
      round: body.round,
      answers: validAnswers(fields, body.answers),
    };
    await db.transaction().execute((transaction) => takeReviewAnswer(transaction, clock, token, answered));
    work.wake();
    const review = await reviewByToken(db, clock, token);
    return openReviewView(review, await reviewersOf(db, review.id), reviewer_key);
  });
}

function validName(typed: string): string {
  const name = tidyText(typed);
  const fault =
    textFault(name, 'line') ??
    (textLength(name) > REVIEW_LIMITS.name_length ? `has more than ${REVIEW_LIMITS.name_length} characters` : undefined);
  if (fault) throw badRequest('invalid_name', `Your name ${fault}.`, [{ field: 'name', message: fault }]);
  return name;
}

/** Proposed words obey the rules of their field, so that the customer can take them over; an optional line may be proposed to be left out. */
function validAnswers(fields: readonly ThemeField[], answers: readonly LineAnswer[]): LineAnswer[] {
  const proposed = answers.filter(({ verdict }) => verdict === 'change');
  const asked = fields.filter(({ key }) => proposed.some((answer) => answer.key === key));
  const unknown = answers.filter(({ key }) => !fields.some((field) => field.key === key));
  const words = Object.fromEntries(proposed.map(({ key, wording }) => [key, wording ?? '']));
  const faults = [
    ...unknown.map(({ key }) => ({ key, message: 'is not part of this theme' })),
    ...detailFaults(asked, words).filter(({ key }) => asked.some((field) => field.key === key)),
  ];
  const [first] = faults;
  if (first)
    throw badRequest(
      'invalid_answers',
      `${first.key} ${first.message}.`,
      faults.map(({ key, message }) => ({ field: `answers.${key}`, message })),
    );
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  return [...byKey.values()].map(({ key, verdict, wording }) => ({
    ...{ key, verdict },
    wording: verdict === 'change' ? tidyText(wording ?? '') : null,
  }));
}
