import { rateOrder } from '@nimantran/proto/http/orders/ratings';
import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import { delivered } from './customer.ts';
import type { ValidRequestMaker } from './valid-request.ts';

/** A delivered order of a customer that the customer has rated. */
async function rated(stock: ShopSeeder): Promise<{ params: { number: string } }> {
  const customer: Member = await stock.people.of('customer');
  const params = { number: (await delivered(stock, customer)).number };
  await customer.person.call(rateOrder, { params, body: { stars: 4, line: 'Lovely' } });
  return { params };
}

/** Ratings of buyers, and what admins do about them. */
export const OF_RATINGS: Readonly<Record<string, ValidRequestMaker>> = {
  getOwnRating: async (stock, by) => ({ params: { number: (await delivered(stock, by)).number } }),
  rateOrder: async (stock, by) => ({
    params: { number: (await delivered(stock, by)).number },
    body: { stars: 5, line: 'Our families watched it again' },
  }),
  answerRating: async (stock) => ({ ...(await rated(stock)), body: { answer: 'Thank you' } }),
  hideRating: async (stock) => ({ ...(await rated(stock)), body: { hidden: true, reason: 'a test' } }),
};
