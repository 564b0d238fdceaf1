import { CURRENCIES, type Currency, type Money } from '@nimantran/proto/domain/currency';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { PartnerBalance } from '@nimantran/proto/http/orders/partners';
import { readDaySpan } from '../day-span.ts';
import type { Fault } from '../orders/validate-customisation.ts';

const FIELD = 'paid_until';

/** A partner's earnings in one currency and the pay-outs from them, in minor units. */
export interface PartnerBooks {
  currency: Currency;
  earnedMinor: number;
  /** Pay-outs minus reversed ones. */
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

/** The amounts that can be paid out, if positive: a debt in one currency does not reduce another. */
export function payableOf(books: readonly PartnerBooks[]): Money[] {
  return inOrder(books).flatMap(({ currency, earnedMinor, paidOutMinor }) =>
    earnedMinor > paidOutMinor ? [{ currency, amount_minor: earnedMinor - paidOutMinor }] : [],
  );
}

function inOrder<Row extends Pick<PartnerBooks, 'currency'>>(rows: readonly Row[]): Row[] {
  return CURRENCIES.flatMap((currency) => rows.filter((row) => row.currency === currency));
}

/** The end of the last day that a pay-out covers, or why that day is invalid. */
export function endOfPaidDay(day: string, now: Date): Date | Fault {
  const span = readDaySpan({ from: day, to: day }, now);
  if ('message' in span) return { field: FIELD, message: span.message };
  return day > kolkataDay(now.getTime()) ? { field: FIELD, message: 'is in the future' } : span.end;
}
