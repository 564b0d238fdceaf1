import type { BillKind } from '@nimantran/proto/domain/order';

/** A payment that the order took, with the amount finally returned. */
export interface TakenMoney {
  billKind: BillKind;
  amountMinor: number;
  /** Successful refunds and lost disputes. */
  backMinor: number;
}

/** Bills that pay for the video itself; revisions and customisations come on top. */
export const VIDEO_BILLS: readonly BillKind[] = ['whole', 'deposit', 'balance'];

export function isForVideo(kind: BillKind): boolean {
  return VIDEO_BILLS.includes(kind);
}

/**
 * Whether an order is fully refunded, which ends it: all payments for the video itself are back. Extras (a revision, a
 * customisation) do not count. Money lost in a dispute counts as returned, but this is checked only after a successful refund: a
 * lost dispute alone ends no order.
 */
export function isWhollyRefunded(payments: readonly TakenMoney[]): boolean {
  const own = payments.filter(({ billKind }) => isForVideo(billKind));
  return own.length > 0 && own.every(({ amountMinor, backMinor }) => backMinor >= amountMinor);
}
