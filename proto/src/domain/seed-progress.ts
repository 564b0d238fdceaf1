import { type Static, Type } from 'typebox';

/** With this many themes on sale, the most popular ones, a shop can be walked. */
export const THEMES_TO_OPEN = 10;

/** The report of catalog's seed to the process that started it, after each theme. */
export const SeedProgress = Type.Object({
  /** Themes that the seed has put on sale, or found on sale. */
  on_sale: Type.Integer({ minimum: 0 }),
  /** Themes that it puts on sale in all. */
  of: Type.Integer({ minimum: 0 }),
});
export type SeedProgress = Static<typeof SeedProgress>;
