import type { BillKind } from '@nimantran/proto/domain/order';

/** A payment that the order took, with what has gone back of it for good. */
export interface TakenMoney {
  billKind: BillKind;
  amountMinor: number;
  /** Refunds that succeeded and disputes that were lost. */
  backMinor: number;
}

/** What the video itself is paid by; revisions and wishes beyond the theme come on top. */
export const VIDEO_BILLS: readonly BillKind[] = ['whole', 'deposit', 'balance'];

export function isForVideo(kind: BillKind): boolean {
  return VIDEO_BILLS.includes(kind);
}

/**
 * Whether an order is wholly refunded, which ends it: all that has paid for the video itself is back, be it one payment,
 * an advance alone, or an advance and its balance. What was paid on top (a revision, a customisation) neither ends the
 * order when it goes back nor keeps it alive when it stays. A part that the bank took by a lost dispute counts as back,
 * but only a refund that succeeds makes anybody ask: a lost dispute by itself ends no order.
 */
export function isWhollyRefunded(payments: readonly TakenMoney[]): boolean {
  const own = payments.filter(({ billKind }) => isForVideo(billKind));
  return own.length > 0 && own.every(({ amountMinor, backMinor }) => backMinor >= amountMinor);
}
