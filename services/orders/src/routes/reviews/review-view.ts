import type { OpenReview, Review, Reviewer } from '@nimantran/proto/http/orders/reviews';
import type { ReviewerRow, ReviewRow } from '../../db/schema.ts';

const wordsOf = (review: ReviewRow) => ({
  theme_id: review.themeId,
  theme_version: review.themeVersion,
  theme_title: review.themeTitle,
  ...(review.language === null ? {} : { language: review.language }),
  fields: review.fields,
  ...(review.pairs === null ? {} : { pairs: review.pairs }),
  details: review.details,
  bride_first: review.brideFirst,
  round: review.round,
  with_photos: review.photos !== null,
  expires_at: review.expiresAt.toISOString(),
});

const reviewerView = ({ id, name, round, answers, answeredAt }: ReviewerRow): Reviewer => ({
  ...{ id, name, round, answers },
  answered_at: answeredAt.toISOString(),
});

export function reviewView(review: ReviewRow, reviewers: readonly ReviewerRow[]): Review {
  const opened = { count: review.openedCount, last_at: review.openedAt?.toISOString() ?? null };
  return { ...wordsOf(review), token: review.token, reviewers: reviewers.map(reviewerView), opened };
}

/** The view of a person with the link: of all answers, only those given with the same key. */
export function openReviewView(review: ReviewRow, reviewers: readonly ReviewerRow[], key: string | undefined): OpenReview {
  const mine = reviewers.find(({ reviewerKey }) => reviewerKey === key);
  return { ...wordsOf(review), mine: mine ? reviewerView(mine) : null };
}
