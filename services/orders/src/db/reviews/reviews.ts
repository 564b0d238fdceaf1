import { randomBytes, randomUUID } from 'node:crypto';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { DAY_MS, HOUR_MS } from '@nimantran/proto/domain/durations';
import { REVIEW_LIMITS } from '@nimantran/proto/http/orders/reviews';
import { type ExpressionOrFactory, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { wantMail } from '../mails/mails.ts';
import type { ReviewerRow, ReviewRow, Tables } from '../schema.ts';

export type SharedWords = Omit<ReviewRow, 'id' | 'token' | 'round' | 'expiresAt'>;
export type Answered = Pick<ReviewerRow, 'reviewerKey' | 'name' | 'round' | 'answers'>;

const TOKEN_BYTES = 16;

export const reviewNotFound = () => notFound('review_not_found', 'This link has ended. Ask whoever sent it for a new one.');

/** Creates the person's link for a theme, or shows new words behind it and extends it. Answers stay, each with its round. */
export async function shareWords(transaction: Transaction<Tables>, clock: DbClock, words: SharedWords): Promise<ReviewRow> {
  await refuseErased(transaction, words.ownerUid);
  const expiresAt = new Date((await readClock(transaction, clock)).getTime() + REVIEW_LIMITS.days * DAY_MS);
  const values = {
    ...words,
    details: JSON.stringify(words.details),
    fields: JSON.stringify(words.fields),
    pairs: words.pairs && JSON.stringify(words.pairs),
    expiresAt,
  };
  // An ended link stays ended, though its row may not have been deleted yet.
  await endReviews(transaction, (eb) =>
    eb.and([eb('ownerUid', '=', words.ownerUid), eb('expiresAt', '<=', sql<Date>`${clock()}`)]),
  );
  return transaction
    .insertInto('reviews')
    .values({ id: randomUUID(), token: randomBytes(TOKEN_BYTES).toString('base64url'), round: 1, ...values })
    .onConflict((given) =>
      given.columns(['ownerUid', 'themeId']).doUpdateSet({
        ...values,
        round: sql<number>`reviews.round + case
          when (reviews.details, reviews.bride_first, reviews.theme_version)
            = (excluded.details, excluded.bride_first, excluded.theme_version) then 0 else 1 end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Links that still work. */
const openReviews = (db: Kysely<Tables>, clock: DbClock) =>
  db.selectFrom('reviews').selectAll('reviews').where('reviews.expiresAt', '>', sql<Date>`${clock()}`);

export function reviewOf(
  db: Kysely<Tables>,
  clock: DbClock,
  { ownerUid, themeId }: { ownerUid: string; themeId: number },
): Promise<ReviewRow | undefined> {
  return openReviews(db, clock).where('ownerUid', '=', ownerUid).where('themeId', '=', themeId).executeTakeFirst();
}

/** @throws HttpProblem 404 `review_not_found` */
export async function reviewByToken(db: Kysely<Tables>, clock: DbClock, token: string): Promise<ReviewRow> {
  const review = await openReviews(db, clock).where('token', '=', token).executeTakeFirst();
  if (!review) throw reviewNotFound();
  return review;
}

export function reviewersOf(db: Kysely<Tables>, reviewId: string): Promise<ReviewerRow[]> {
  return db.selectFrom('reviewers').selectAll().where('reviewId', '=', reviewId).orderBy('answeredAt', 'desc').execute();
}

/**
 * Records an answer, replaces the one given before with the same key, and tells the owner by mail.
 * @throws HttpProblem 404 `review_not_found`; 409 `words_changed` if it is about earlier words, `review_full`
 */
export async function takeReviewAnswer(
  transaction: Transaction<Tables>,
  clock: DbClock,
  token: string,
  answered: Answered,
): Promise<void> {
  const review = await openReviews(transaction, clock).where('token', '=', token).forUpdate().executeTakeFirst();
  if (!review) throw reviewNotFound();
  if (review.round !== answered.round)
    throw new HttpProblem(409, 'words_changed', 'The words have changed since you read them. Please read them once more.');
  const others = await transaction
    .selectFrom('reviewers')
    .select('id')
    .where('reviewId', '=', review.id)
    .where('reviewerKey', '!=', answered.reviewerKey)
    .execute();
  if (others.length >= REVIEW_LIMITS.people)
    throw new HttpProblem(409, 'review_full', `${REVIEW_LIMITS.people} people have answered already, and no more can.`);
  const at = await readClock(transaction, clock);
  const values = { ...answered, answers: JSON.stringify(answered.answers), answeredAt: at };
  await transaction
    .insertInto('reviewers')
    .values({ id: randomUUID(), reviewId: review.id, ...values })
    .onConflict((given) => given.columns(['reviewId', 'reviewerKey']).doUpdateSet(values))
    .execute();
  await tellOwner(transaction, review.id, at);
}

/** One mail an hour at most: what is answered meanwhile is in the next one. */
async function tellOwner(transaction: Transaction<Tables>, reviewId: string, at: Date): Promise<void> {
  const last = await transaction
    .selectFrom('mails')
    .select(['sentAt', 'givenUpAt'])
    .where('kind', '=', 'reviewed')
    .where('subjectId', '=', reviewId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (last && last.sentAt === null && last.givenUpAt === null) return;
  const notBefore = last?.sentAt ? new Date(last.sentAt.getTime() + HOUR_MS) : at;
  await wantMail(transaction, {
    ...{ orderId: null, kind: 'reviewed', subjectId: reviewId, occasion: at.toISOString(), at },
    ...(notBefore > at && { notBefore }),
  });
}

/** Ends links and deletes their answers. Mails about them that were not sent yet are dropped when they are composed. */
export async function endReviews(
  transaction: Transaction<Tables>,
  which: ExpressionOrFactory<Tables, 'reviews', SqlBool>,
): Promise<void> {
  await transaction.deleteFrom('reviews').where(which).execute();
}
