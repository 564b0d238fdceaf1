import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { REVIEW_LIMITS } from '@nimantran/proto/domain/review-limits';
import {
  answerReview,
  endOrderReview,
  endReview,
  getOrderReview,
  getReview,
  listYeses,
  type OpenReview,
  openReview,
  type Review,
  shareOrderReview,
  shareReview,
} from '@nimantran/proto/http/orders/reviews';
import { drawReviewStill } from '@nimantran/proto/http/studio/review-stills';
import { sceneStill } from './mock-live-stills.ts';
import { orders } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { found } from './mock-shop.ts';
import { videoOf } from './mock-themes.ts';

/** By account and theme. */
const reviews = new Map<string, Review>();
/** By reviewer's key. */
const keys = new Map<string, string>();
const keyOf = (who: string | undefined, { theme_id }: { theme_id: number }) => `${who}:${Number(theme_id)}`;

const keyOfOrder = ({ number }: { number: string }) => `order:${number}`;

/** A link that is always there, for looking at its page. */
export const EXAMPLE_TOKEN = 'ExampleReviewLink00000';

function byToken(token: string): Review {
  const review = [...reviews.values()].find((each) => each.token === token);
  if (!review) throw new MockProblem(404, 'review_not_found', 'This link has ended. Ask whoever sent it for a new one.');
  return review;
}

function openView({ reviewers, token: _token, opened: _opened, ...words }: Review, key: string | undefined): OpenReview {
  return { ...words, mine: reviewers.find(({ id }) => id === keys.get(key ?? '')) ?? null };
}

function newReview(themeId: number, token: string, words: Pick<Review, 'theme_version' | 'details' | 'bride_first'>): Review {
  const theme = found(videoOf(themeId));
  return {
    ...{ theme_id: theme.id, theme_title: theme.title, fields: theme.fields, round: 1, reviewers: [], token, ...words },
    ...{ with_photos: false, opened: { count: 0, last_at: null } },
    ...(theme.pairs && { pairs: theme.pairs }),
    expires_at: new Date(Date.now() + REVIEW_LIMITS.days * DAY_MS).toISOString(),
  };
}

export function serveReviews(): void {
  const { fields } = found(videoOf(103));
  const samples = Object.fromEntries(fields.map(({ key, sample }) => [key, sample]));
  reviews.set('example', newReview(103, EXAMPLE_TOKEN, { theme_version: 'v1', details: samples, bride_first: false }));
  const share = (key: string, themeId: number, words: Parameters<typeof newReview>[2], withPhotos: boolean): Review => {
    const before = reviews.get(key);
    const fresh = newReview(themeId, before?.token ?? randomBytes(16).toString('base64url'), words);
    const isSame = before && JSON.stringify(before.details) === JSON.stringify(fresh.details);
    const round = (before?.round ?? 0) + (isSame ? 0 : 1);
    const review = { ...fresh, round, reviewers: before?.reviewers ?? [], with_photos: withPhotos };
    if (isSame) review.opened = before.opened;
    reviews.set(key, review);
    return review;
  };
  on(shareReview, ({ who, params, body }) => share(keyOf(who, params), Number(params.theme_id), body, body.photos !== undefined));
  on(shareOrderReview, ({ params, body }) => {
    const { theme, customisation } = found(orders.get(params.number));
    return share(keyOfOrder(params), theme.id, { ...customisation, theme_version: 'v1' }, body.with_photos);
  });
  on(getOrderReview, ({ params }) => ({ review: reviews.get(keyOfOrder(params)) ?? null }));
  on(endOrderReview, ({ params }) => void reviews.delete(keyOfOrder(params)));
  on(listYeses, ({ params }) => {
    const review = reviews.get(keyOfOrder(params));
    if (!review) return { words: null, names: [], earlier_names: [] };
    return { words: review, names: review.reviewers.map(({ name }) => name), earlier_names: [] };
  });
  on(drawReviewStill, ({ params, body }) => {
    const { theme_id, details } = byToken(params.token);
    return sceneStill({ ...body, theme_id, details, photos: {} });
  });
  on(getReview, ({ who, params }) => ({ review: reviews.get(keyOf(who, params)) ?? null }));
  on(endReview, ({ who, params }) => {
    reviews.delete(keyOf(who, params));
    return undefined;
  });
  on(openReview, ({ params, query }) => {
    const review = byToken(params.token);
    const view = openView(review, query.reviewer_key);
    if (!view.mine) review.opened = { count: review.opened.count + 1, last_at: new Date().toISOString() };
    return view;
  });
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
