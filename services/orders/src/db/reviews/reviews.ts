import { randomUUID } from 'node:crypto';
import { newSecret } from '@nimantran/kit/auth/secret';
import { type DbClock, readClock } from '@nimantran/kit/db/database';
import { refuseErased } from '@nimantran/kit/db/erased-customers';
import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { DAY_MS, HOUR_MS } from '@nimantran/proto/domain/durations';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import { type ExpressionBuilder, type ExpressionOrFactory, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { ENDED } from '../../domain/uploads/upload-retention.ts';
import { wantMail } from '../mails/mails.ts';
import type { ReviewerRow, ReviewRow, Tables } from '../schema.ts';

export type SharedWords = Omit<ReviewRow, 'id' | 'token' | 'round' | 'openedCount' | 'openedAt' | 'expiresAt'>;
/** A person has one link for the draft of a theme, and one for an order. */
export type ReviewPlace = { ownerUid: string } & ({ themeId: number } | { orderId: string });
export type Answered = Pick<ReviewerRow, 'reviewerKey' | 'name' | 'round' | 'answers'>;

export const reviewNotFound = () => notFound('review_not_found', 'This link has ended. Ask whoever sent it for a new one.');

/** Creates the link, or shows new words behind it and extends it. Answers stay, each with its round. */
export async function shareWords(transaction: Transaction<Tables>, clock: DbClock, words: SharedWords): Promise<ReviewRow> {
  await refuseErased(transaction, words.ownerUid);
  const expiresAt = new Date((await readClock(transaction, clock)).getTime() + REVIEW_LIMITS.days * DAY_MS);
  const values = {
    ...words,
    details: JSON.stringify(words.details),
    fields: JSON.stringify(words.fields),
    pairs: words.pairs && JSON.stringify(words.pairs),
    photos: words.photos && JSON.stringify(words.photos),
    expiresAt,
  };
  const isSame = sql<boolean>`(reviews.details, reviews.bride_first, reviews.theme_version)
    = (excluded.details, excluded.bride_first, excluded.theme_version)`;
  const again = {
    ...values,
    round: sql<number>`reviews.round + case when ${isSame} then 0 else 1 end`,
    openedCount: sql<number>`case when ${isSame} then reviews.opened_count else 0 end`,
    openedAt: sql<Date | null>`case when ${isSame} then reviews.opened_at end`,
  };
  // An ended link stays ended, though its row may not have been deleted yet.
  await endReviews(transaction, (eb) =>
    eb.and([eb('ownerUid', '=', words.ownerUid), eb('expiresAt', '<=', sql<Date>`${clock()}`)]),
  );
  return transaction
    .insertInto('reviews')
    .values({ id: randomUUID(), token: newSecret(), round: 1, ...values })
    .onConflict((given) =>
      words.orderId === null
        ? given.columns(['ownerUid', 'themeId']).where('orderId', 'is', null).doUpdateSet(again)
        : given.column('orderId').where('orderId', 'is not', null).doUpdateSet(again),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Links whose days are not over: their owner sees the answers. */
const keptReviews = (db: Kysely<Tables>, clock: DbClock) =>
  db.selectFrom('reviews').selectAll('reviews').where('reviews.expiresAt', '>', sql<Date>`${clock()}`);

/** Links that others may open: a link of an order rests from the delivery on, when there is nothing left to ask. */
const openReviews = (db: Kysely<Tables>, clock: DbClock) =>
  keptReviews(db, clock).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('orders').select('orders.id').whereRef('orders.id', '=', 'reviews.orderId').where('orders.state', 'in', ENDED),
      ),
    ),
  );

const isAt = (place: ReviewPlace) => (eb: ExpressionBuilder<Tables, 'reviews'>) =>
  eb.and([
    eb('reviews.ownerUid', '=', place.ownerUid),
    ...('orderId' in place
      ? [eb('reviews.orderId', '=', place.orderId)]
      : [eb('reviews.themeId', '=', place.themeId), eb('reviews.orderId', 'is', null)]),
  ]);

export function reviewOf(db: Kysely<Tables>, clock: DbClock, place: ReviewPlace): Promise<ReviewRow | undefined> {
  return keptReviews(db, clock).where(isAt(place)).executeTakeFirst();
}

/** Ends a link and deletes its answers; does nothing when there is none. */
export const endReviewOf = (transaction: Transaction<Tables>, place: ReviewPlace): Promise<void> =>
  endReviews(transaction, isAt(place));

/** The link of a draft follows it to the order that was placed from it. */
export async function passReviewOn(
  transaction: Transaction<Tables>,
  { id, ownerUid, themeId }: { id: string; ownerUid: string; themeId: number },
): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ orderId: id })
    .where(isAt({ ownerUid, themeId }))
    .where(({ exists, selectFrom }) => exists(selectFrom('drafts').select('drafts.id').where('drafts.orderId', '=', id)))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reviews as own').select('own.id').where('own.orderId', '=', id))),
    )
    .execute();
}

/** Counts that somebody who has not answered reads the words. Their identity is not kept. */
export async function countOpening(db: Kysely<Tables>, clock: DbClock, review: ReviewRow): Promise<void> {
  await db
    .updateTable('reviews')
    .set(({ eb }) => ({ openedCount: eb('openedCount', '+', 1), openedAt: sql<Date>`${clock()}` }))
    .where('id', '=', review.id)
    .where('round', '=', review.round)
    .execute();
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
