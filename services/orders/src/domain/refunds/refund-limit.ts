/** Why a single admin may refund without a second. */
export type Alone = 'within the limit' | 'the only admin';

/**
 * Whether an admin may refund alone. Earlier such refunds of the same order within a day are added, so that an amount cannot be
 * split up. If the number of admins is unknown, two are required.
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
