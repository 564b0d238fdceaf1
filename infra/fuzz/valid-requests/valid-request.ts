import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import type { Parts } from '../wire.ts';

/** A request that is to succeed: what of it must be just so, over what was made up for the rest. */
export interface ValidRequest extends Partial<Parts> {
  /** Who sends it in the caller's place: somebody new, whom it may cost their account or session. */
  as?: Member;
  /** Puts back what others need after it. */
  after?: () => Promise<unknown>;
}

export type ValidRequestMaker = (stock: ShopSeeder, by: Member) => Promise<ValidRequest>;

/** One after the other, over all roles: they would take each other's things away. */
export function inTurn(aiming: ValidRequestMaker): ValidRequestMaker {
  let last: Promise<unknown> = Promise.resolve();
  return (stock, by) => {
    const next = last.then(() => aiming(stock, by));
    last = next.catch(() => {});
    return next;
  };
}
