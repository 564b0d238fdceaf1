/** A payment as refunds see it, in minor units of its currency. */
export interface PaidMoney {
  paymentId: string;
  amountMinor: number;
  /** Sent back or on its way: all refunds that have not failed. */
  refundedMinor: number;
  /** The card holder's by a dispute, lost or not yet decided. */
  contestedMinor: number;
  /** Whether a dispute keeps the provider from refunding any of it. */
  isHeldUp: boolean;
}

export interface RefundPart {
  paymentId: string;
  amountMinor: number;
}

export type Allocation =
  | { kind: 'parts'; parts: RefundPart[] }
  /** More than there is. */
  | { kind: 'too_much'; leftMinor: number }
  /** There is as much, but a dispute has its hand on it. */
  | { kind: 'disputed'; leftMinor: number };

/** What can be sent back of a payment now. */
export function leftOf(payment: PaidMoney): number {
  if (payment.isHeldUp) return 0;
  return Math.max(0, payment.amountMinor - payment.refundedMinor - payment.contestedMinor);
}

/**
 * Shares an amount out over payments, from the first on, never more than is left of each; null takes all that is left.
 * The parts add up to the amount, and none of them is zero.
 * @param payments newest first
 */
export function allocateRefund(payments: readonly PaidMoney[], wantedMinor: number | null): Allocation {
  const leftMinor = payments.reduce((sum, payment) => sum + leftOf(payment), 0);
  const wanted = wantedMinor ?? leftMinor;
  if (wanted === 0 || wanted > leftMinor) {
    const isContested = wantedMinor === null ? heldUpOf(payments) > 0 : wanted <= leftMinor + heldUpOf(payments);
    return { kind: isContested ? 'disputed' : 'too_much', leftMinor };
  }
  const parts: RefundPart[] = [];
  let rest = wanted;
  for (const payment of payments) {
    const amountMinor = Math.min(rest, leftOf(payment));
    if (amountMinor > 0) parts.push({ paymentId: payment.paymentId, amountMinor });
    rest -= amountMinor;
  }
  return { kind: 'parts', parts };
}

/** What could be sent back but for disputes that are open. */
function heldUpOf(payments: readonly PaidMoney[]): number {
  const held = payments.filter((payment) => payment.isHeldUp);
  return held.reduce((sum, payment) => sum + Math.max(0, payment.amountMinor - payment.refundedMinor), 0);
}
