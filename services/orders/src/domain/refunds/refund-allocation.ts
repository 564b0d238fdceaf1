export interface PaidMoney {
  paymentId: string;
  amountMinor: number;
  /** Refunded or on its way: all refunds that have not failed. */
  refundedMinor: number;
  /** Held by the card holder through a dispute, lost or undecided. */
  contestedMinor: number;
  /** Whether a dispute prevents the provider from refunding any of it. */
  isHeldUp: boolean;
}

export interface RefundPart {
  paymentId: string;
  amountMinor: number;
}

export type Allocation =
  | { kind: 'parts'; parts: RefundPart[] }
  | { kind: 'too_much'; leftMinor: number }
  /** Enough is left, but a dispute blocks it. */
  | { kind: 'disputed'; leftMinor: number };

/** The amount of a payment that can be refunded now. */
export function leftOf(payment: PaidMoney): number {
  if (payment.isHeldUp) return 0;
  return Math.max(0, payment.amountMinor - payment.refundedMinor - payment.contestedMinor);
}

/** Splits an amount over payments, newest first, at most what is left of each; null takes all that is left. No part is zero. */
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

/** The amount that could be refunded if no disputes were open. */
function heldUpOf(payments: readonly PaidMoney[]): number {
  const held = payments.filter((payment) => payment.isHeldUp);
  return held.reduce((sum, payment) => sum + Math.max(0, payment.amountMinor - payment.refundedMinor), 0);
}
