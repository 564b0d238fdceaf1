import type { People } from '../fuzz/people.ts';
import type { ShopSeeder } from '../fuzz/shop-seeder.ts';

/** The target of attacks: a shop of their own, and people who go on using it meanwhile. */
export interface Target {
  publicUrl: string;
  /** The number of proxies that the gateway trusts. */
  proxies: 0 | 1;
  people: People;
  stock: ShopSeeder;
}

export interface Attack {
  name: string;
  /** The numbers of trusted proxies it is tried with; callers from several addresses need one. */
  proxies: readonly (0 | 1)[];
  /** Returns what it saw. @throws Error if the shop did not withstand it */
  run(target: Target): Promise<string>;
}

/** @throws Error */
export function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}
