import { CURRENCIES, type Currency, type Money } from '@nimantran/proto/domain/currency';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { PartnerBalance } from '@nimantran/proto/http/partners';
import { readDaySpan } from '../day-span.ts';
import type { Fault } from '../orders/validate-customisation.ts';

const FIELD = 'paid_until';

/** What orders of a partner earned in one currency, and what was paid out of it, in minor units. */
export interface PartnerBooks {
  currency: Currency;
  earnedMinor: number;
  /** Pay-outs less those that were taken back. */
  paidOutMinor: number;
}

/** In the shop's order of currencies. */
export function balancesOf(books: readonly PartnerBooks[]): PartnerBalance[] {
  return inOrder(books).map(({ currency, earnedMinor, paidOutMinor }) => ({
    currency,
    earned_minor: earnedMinor,
    paid_out_minor: paidOutMinor,
    due_minor: earnedMinor - paidOutMinor,
  }));
}

/** What may be paid out, where there is something: a debt in one currency takes nothing from another. */
export function payableOf(books: readonly PartnerBooks[]): Money[] {
  return inOrder(books).flatMap(({ currency, earnedMinor, paidOutMinor }) =>
    earnedMinor > paidOutMinor ? [{ currency, amount_minor: earnedMinor - paidOutMinor }] : [],
  );
}

function inOrder<Row extends Pick<PartnerBooks, 'currency'>>(rows: readonly Row[]): Row[] {
  return CURRENCIES.flatMap((currency) => rows.filter((row) => row.currency === currency));
}

/** The instant at which a day is over whose orders are paid for; or what is wrong with that day. */
export function endOfPaidDay(day: string, now: Date): Date | Fault {
  const span = readDaySpan({ from: day, to: day }, now);
  if ('message' in span) return { field: FIELD, message: span.message };
  return day > kolkataDay(now.getTime()) ? { field: FIELD, message: 'has not come yet' } : span.end;
}
