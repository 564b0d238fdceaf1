import type { ReconciliationDifference } from '@nimantran/proto/http/orders/reconciliations';
import { fundsMoved } from '../payments/dispute-status.ts';
import type { DisputeFact } from '../payments/provider-facts.ts';
import { shownMoney } from '../payments/shown-money.ts';

/** A payment, refund or dispute as recorded by one side. */
export interface BookEntry {
  /** ISO 4217 in capitals. */
  currency: string;
  /** Its amount, positive, in minor units. */
  amountMinor: number;
  /** The provider's status. */
  state: string;
  /** Money moved so far: positive for incoming. */
  movedMinor: number;
}

export type BookKind = 'payment' | 'refund' | 'dispute';
type DisputeFunds = Pick<DisputeFact, 'amountMinor' | 'status' | 'withdrawn' | 'reinstated'>;
export type Difference = Pick<ReconciliationDifference, 'kind' | 'text'>;

/** A sentence with both sides' amounts if the provider's entry and ours differ; undefined if they agree. */
export function compareEntries(
  what: BookKind,
  theirs: BookEntry | undefined,
  ours: BookEntry | undefined,
): Difference | undefined {
  if (theirs && !ours)
    return { kind: `${what}_missing_here`, text: `The provider has ${described(what, theirs)}; our ledger has none.` };
  if (ours && !theirs) {
    // Disputes are stored only from the provider's own news, so one cannot be missing there.
    if (what === 'dispute')
      return { kind: 'dispute_differs', text: `Our ledger has ${described(what, ours)}; the provider has none.` };
    return { kind: `${what}_missing_there`, text: `Our ledger has ${described(what, ours)}; the provider has none.` };
  }
  if (!theirs || !ours || sameEntry(theirs, ours)) return undefined;
  return {
    kind: `${what}_differs`,
    text: `The provider has ${described(what, theirs)}; our ledger has ${described(what, ours)}.`,
  };
}

function sameEntry(one: BookEntry, other: BookEntry): boolean {
  return (
    one.currency === other.currency &&
    one.amountMinor === other.amountMinor &&
    one.state === other.state &&
    one.movedMinor === other.movedMinor
  );
}

function described(what: BookKind, { currency, amountMinor, state, movedMinor }: BookEntry): string {
  return `a ${what} of ${shownMoney(currency, amountMinor)} (${state}, booked ${shownMoney(currency, movedMinor)})`;
}

export function movedByRefund(amountMinor: number, state: string): number {
  return state === 'succeeded' ? -amountMinor : 0;
}

export function movedByDispute(fact: DisputeFunds): number {
  const { isTaken, isGiven } = fundsMoved(fact);
  return isTaken && !isGiven ? -fact.amountMinor : 0;
}
