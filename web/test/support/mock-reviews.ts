import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import {
  answerReview,
  endReview,
  getReview,
  type OpenReview,
  openReview,
  REVIEW_LIMITS,
  type Review,
  shareReview,
} from '@nimantran/proto/http/orders/reviews';
import { MockProblem, on } from './mock-routes.ts';
import { found } from './mock-shop.ts';
import { videoOf } from './mock-themes.ts';

/** By account and theme. */
const reviews = new Map<string, Review>();
/** By reviewer's key. */
const keys = new Map<string, string>();
const keyOf = (who: string | undefined, { theme_id }: { theme_id: number }) => `${who}:${Number(theme_id)}`;

/** A link that is always there, for looking at its page. */
export const EXAMPLE_TOKEN = 'ExampleReviewLink00000';

function byToken(token: string): Review {
  const review = [...reviews.values()].find((each) => each.token === token);
  if (!review) throw new MockProblem(404, 'review_not_found', 'This link has ended. Ask whoever sent it for a new one.');
  return review;
}

function openView({ reviewers, token: _token, ...words }: Review, key: string | undefined): OpenReview {
  return { ...words, mine: reviewers.find(({ id }) => id === keys.get(key ?? '')) ?? null };
}

function newReview(themeId: number, token: string, words: Pick<Review, 'theme_version' | 'details' | 'bride_first'>): Review {
  const theme = found(videoOf(themeId));
  return {
    ...{ theme_id: theme.id, theme_title: theme.title, fields: theme.fields, round: 1, reviewers: [], token, ...words },
    ...(theme.pairs && { pairs: theme.pairs }),
    expires_at: new Date(Date.now() + REVIEW_LIMITS.days * DAY_MS).toISOString(),
  };
}

export function serveReviews(): void {
  const { fields } = found(videoOf(103));
  const samples = Object.fromEntries(fields.map(({ key, sample }) => [key, sample]));
  reviews.set('example', newReview(103, EXAMPLE_TOKEN, { theme_version: 'v1', details: samples, bride_first: false }));
  on(shareReview, ({ who, params, body }) => {
    const before = reviews.get(keyOf(who, params));
    const fresh = newReview(Number(params.theme_id), before?.token ?? randomBytes(16).toString('base64url'), body);
    const isSame = before && JSON.stringify(before.details) === JSON.stringify(fresh.details);
    const round = (before?.round ?? 0) + (isSame ? 0 : 1);
    const review = { ...fresh, round, reviewers: before?.reviewers ?? [] };
    reviews.set(keyOf(who, params), review);
    return review;
  });
  on(getReview, ({ who, params }) => ({ review: reviews.get(keyOf(who, params)) ?? null }));
  on(endReview, ({ who, params }) => {
    reviews.delete(keyOf(who, params));
    return undefined;
  });
  on(openReview, ({ params, query }) => openView(byToken(params.token), query.reviewer_key));
  on(answerReview, ({ params, body: { name, round, answers } }) => {
    const review = byToken(params.token);
    if (review.round !== round)
      throw new MockProblem(409, 'words_changed', 'The words have changed since you read them. Please read them once more.');
    const id = keys.get(params.reviewer_key) ?? randomUUID();
    keys.set(params.reviewer_key, id);
    const answer = { id, name, round, answers, answered_at: new Date().toISOString() };
    review.reviewers = [answer, ...review.reviewers.filter((reviewer) => reviewer.id !== id)];
    return openView(review, params.reviewer_key);
  });
}
