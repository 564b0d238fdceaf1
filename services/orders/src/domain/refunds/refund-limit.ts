/** Why one admin may send money back without a second. */
export type Alone = 'within the limit' | 'the only admin';

/**
 * Whether one admin may do it alone. What was sent back so of the same order in a day counts with it, so that an amount cannot be
 * cut into slices. Where it is not known how many admins there are, two are asked for.
 */
export function aloneBy(asked: {
  amountMinor: number;
  sentAloneMinor: number;
  limitMinor: number;
  admins: number | undefined;
}): Alone | undefined {
  if (asked.sentAloneMinor + asked.amountMinor <= asked.limitMinor) return 'within the limit';
  return asked.admins !== undefined && asked.admins <= 1 ? 'the only admin' : undefined;
}
