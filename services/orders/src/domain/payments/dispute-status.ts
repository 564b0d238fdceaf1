import type { DisputeFact } from './provider-facts.ts';

/** The provider's statuses in the order in which a dispute goes through them. An appeal follows a lost dispute. */
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

/** Whether it is closed and the money is ours. */
export function isDecidedForUs(status: string): boolean {
  return CLOSED.includes(status) && status !== 'lost';
}

/** Whether the card holder has a dispute's money, so that it cannot be refunded too; an inquiry (`warning_…`) takes none yet. */
export function isMoneyContested(status: string): boolean {
  return status === 'lost' || holdsUpRefunds(status);
}

/**
 * Which of a dispute's money has moved. The bank takes it when the dispute opens and returns it when we win: this follows from
 * the status as well as from separate events, which may come late or never. A bank that returns money took it before.
 */
export function fundsMoved(fact: Pick<DisputeFact, 'status' | 'withdrawn' | 'reinstated'>): {
  isTaken: boolean;
  isGiven: boolean;
} {
  const isGiven = fact.reinstated || fact.status === 'won';
  return { isTaken: fact.withdrawn || isMoneyContested(fact.status) || isGiven, isGiven };
}

/** Whether the provider rejects refunds of the payment: while a dispute that is more than an inquiry is open. */
export function holdsUpRefunds(status: string): boolean {
  return isOpenDispute(status) && !status.startsWith('warning_');
}

/** Whether one status is newer than another: by its time; within the same second, by its rank. */
export function isNewerWord(one: { status: string; toldAt: Date }, other: { status: string; toldAt: Date }): boolean {
  const apart = one.toldAt.getTime() - other.toldAt.getTime();
  if (Math.abs(apart) >= 1_000) return apart > 0;
  return rankOf(one.status) > rankOf(other.status);
}

function rankOf(status: string): number {
  return RANKS[status] ?? 3;
}
