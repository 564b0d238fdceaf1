import type { DisputeFact } from './provider-facts.ts';

/** The provider's words in the order in which a dispute goes through them. An appeal follows a dispute that was lost. */
const RANKS: Readonly<Record<string, number>> = {
  warning_needs_response: 0,
  warning_under_review: 1,
  needs_response: 2,
  under_review: 3,
  warning_closed: 4,
  prevented: 4,
  lost: 5,
  appeal_needs_response: 6,
  appeal_under_review: 7,
  won: 8,
};
const CLOSED: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented'];

export function isOpenDispute(status: string): boolean {
  return !CLOSED.includes(status);
}

/** Whether it is over and the money ours. */
export function isDecidedForUs(status: string): boolean {
  return CLOSED.includes(status) && status !== 'lost';
}

/**
 * Whether the money of a dispute is the card holder's for now or for good, and cannot be sent back besides. An inquiry
 * (`warning_…`) has taken nothing yet, and a refund is what ends it best.
 */
export function isMoneyContested(status: string): boolean {
  return status === 'lost' || holdsUpRefunds(status);
}

/**
 * What of a dispute's money has moved. The bank takes it as the dispute opens and gives it back when that is won: it
 * follows from the status as well as from news of its own, which may come late or never. A bank that gives money back took
 * it before.
 */
export function fundsMoved(fact: Pick<DisputeFact, 'status' | 'withdrawn' | 'reinstated'>): {
  isTaken: boolean;
  isGiven: boolean;
} {
  const isGiven = fact.reinstated || fact.status === 'won';
  return { isTaken: fact.withdrawn || isMoneyContested(fact.status) || isGiven, isGiven };
}

/** Whether the provider refuses refunds of the payment: while a dispute is open that is more than an inquiry. */
export function holdsUpRefunds(status: string): boolean {
  return isOpenDispute(status) && !status.startsWith('warning_');
}

/** Whether one word is newer than another: by when they were said, within a second by how far they go. */
export function isNewerWord(one: { status: string; toldAt: Date }, other: { status: string; toldAt: Date }): boolean {
  const apart = one.toldAt.getTime() - other.toldAt.getTime();
  if (Math.abs(apart) >= 1_000) return apart > 0;
  return rankOf(one.status) > rankOf(other.status);
}

function rankOf(status: string): number {
  return RANKS[status] ?? 3;
}
