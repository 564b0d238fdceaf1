import { type Static, Type } from 'typebox';
import { OrderNumber } from '../../domain/order.ts';
import { RATING_LIMITS, Stars } from '../../domain/rating.ts';
import { defineOperation } from '../shared/operation.ts';

const ByNumber = Type.Object({ number: OrderNumber });
const orNull = Type.Union([Type.String(), Type.Null()]);

/** A buyer's own rating of a delivered order. */
export const OwnRating = Type.Object({
  /** Null as long as there is none. */
  rating: Type.Union([
    Type.Object({ stars: Stars, line: Type.String(), answer: Type.String(), rated_at: Type.String(), is_hidden: Type.Boolean() }),
    Type.Null(),
  ]),
  /** Whether it can be given or changed at this moment. */
  may_rate: Type.Boolean(),
  /** Until when it can be changed; null before it is given. */
  changes_until: orNull,
});
export type OwnRating = Static<typeof OwnRating>;

export const getOwnRating = defineOperation({
  name: 'getOwnRating',
  method: 'GET',
  path: '/api/orders/{number}/rating',
  access: 'user',
  summary: "The customer's rating of a delivered order",
  params: ByNumber,
  answer: OwnRating,
});

/** @throws 409 `not_delivered`, 409 `rating_closed` after 14 days, 400 `invalid_rating` for a line with a link or too long */
export const rateOrder = defineOperation({
  name: 'rateOrder',
  method: 'PUT',
  path: '/api/orders/{number}/rating',
  access: 'user',
  summary: 'Rates a delivered order, or changes the rating within 14 days',
  params: ByNumber,
  body: Type.Object({ stars: Stars, line: Type.String({ maxLength: 4 * RATING_LIMITS.line }) }),
  answer: OwnRating,
});

/** A rating as admins see it: by the order, not by the person. */
export const AdminRating = Type.Object({
  order_number: OrderNumber,
  theme_id: Type.Integer(),
  theme_title: Type.String(),
  stars: Stars,
  line: Type.String(),
  answer: Type.String(),
  rated_at: Type.String(),
  changed_at: Type.String(),
  hidden_at: orNull,
  hidden_reason: orNull,
});
export type AdminRating = Static<typeof AdminRating>;

export const listRatings = defineOperation({
  name: 'listRatings',
  method: 'GET',
  path: '/api/admin/ratings',
  access: 'admin',
  summary: 'Ratings by buyers, the last changed first; at most 100',
  answer: Type.Array(AdminRating),
});

/** An empty answer takes the earlier one back. @throws 404 `no_rating`, 400 `invalid_answer` */
export const answerRating = defineOperation({
  name: 'answerRating',
  method: 'PUT',
  path: '/api/admin/ratings/{number}/answer',
  access: 'admin',
  summary: 'Answers a rating on the page of its theme',
  params: ByNumber,
  body: Type.Object({ answer: Type.String({ maxLength: 4 * RATING_LIMITS.answer }) }),
  answer: AdminRating,
});

/** Hiding takes its stars out of the theme's figures too. @throws 404 `no_rating` */
export const hideRating = defineOperation({
  name: 'hideRating',
  method: 'PUT',
  path: '/api/admin/ratings/{number}/hidden',
  access: 'admin',
  summary: 'Hides a rating or shows it again, with a reason in the audit log',
  params: ByNumber,
  body: Type.Object({ hidden: Type.Boolean(), reason: Type.String({ minLength: 3, maxLength: RATING_LIMITS.reason }) }),
  answer: AdminRating,
});
