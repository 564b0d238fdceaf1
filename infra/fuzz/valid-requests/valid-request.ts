import type { Member } from '../people.ts';
import type { ShopSeeder } from '../shop-seeder.ts';
import type { Parts } from '../wire.ts';

/** A request that should succeed: the parts that need exact values; the other parts stay generated. */
export interface ValidRequest extends Partial<Parts> {
  /** Another sender, newly created, because the request may cost the sender's account or session. */
  as?: Member;
  /** Restores what other requests need. */
  after?: () => Promise<unknown>;
}

export type ValidRequestMaker = (stock: ShopSeeder, by: Member) => Promise<ValidRequest>;

/** Serialises requests over all roles, which would otherwise remove each other's things. */
export function inTurn(aiming: ValidRequestMaker): ValidRequestMaker {
  let last: Promise<unknown> = Promise.resolve();
  return (stock, by) => {
    const next = last.then(() => aiming(stock, by));
    last = next.catch(() => {});
    return next;
  };
}
