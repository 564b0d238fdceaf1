import {
  type AdminRating,
  answerRating,
  getOwnRating,
  hideRating,
  listRatings,
  rateOrder,
} from '@nimantran/proto/http/orders/ratings';
import { forRole } from './mock-admin.ts';
import { inHours, orders } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { found } from './mock-shop.ts';

const given = new Map<string, AdminRating>();

function add(order_number: string, stars: number, line: string, more: Partial<AdminRating> = {}): AdminRating {
  const rating: AdminRating = {
    ...{ order_number, theme_id: 101, theme_title: 'Royal Jharokha', stars, line, answer: '' },
    ...{ rated_at: inHours(-50), changed_at: inHours(-50), hidden_at: null, hidden_reason: null },
    ...more,
  };
  given.set(order_number, rating);
  return rating;
}

/** Ratings of delivered orders, by buyers and as admins see them. */
export function serveRatings(): void {
  add('NM-EX00000A', 5, 'Our families watched it again and again.', { answer: 'Thank you, and our best wishes.' });
  add('NM-EX00000B', 2, 'The music was not to my taste.', {
    hidden_at: inHours(-2),
    hidden_reason: 'It is about another order.',
  });
  const own = (number: string) => {
    if (!orders.has(number)) throw new MockProblem(404, 'order_not_found', 'There is no such order.');
    const rating = given.get(number);
    const may_rate = orders.get(number)?.completed_at !== null;
    if (!rating) return { rating: null, may_rate, changes_until: null };
    const { stars, line, answer, rated_at } = rating;
    return { rating: { stars, line, answer, rated_at, is_hidden: false }, may_rate, changes_until: inHours(200) };
  };
  on(getOwnRating, ({ params }) => own(params.number));
  on(rateOrder, ({ params, body }) => {
    add(params.number, body.stars, body.line);
    return own(params.number);
  });
  forRole('admin', listRatings, () => [...given.values()]);
  forRole('admin', answerRating, ({ params, body }) => Object.assign(found(given.get(params.number)), body));
  forRole('admin', hideRating, ({ params, body }) =>
    Object.assign(found(given.get(params.number)), {
      hidden_at: body.hidden ? inHours(0) : null,
      hidden_reason: body.hidden ? body.reason : null,
    }),
  );
}
