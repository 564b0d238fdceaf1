import { type Card, type CardOutcome, outcomeOf } from './cards.ts';
import { outcomeOfUpi, type Upi, type UpiOutcome } from './upi.ts';

/** A customer's means to pay. */
export type Means = Card | Upi;

export const outcomeOfMeans = (means: Means): CardOutcome | UpiOutcome =>
  'vpa' in means ? outcomeOfUpi(means) : outcomeOf(means);
