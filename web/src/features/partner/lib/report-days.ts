import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { PartnerDashboard } from '@nimantran/proto/http/orders/partners';

/** Periods that a partner can choose, in days up to today. */
export const REPORT_SPANS = [7, 30, 90, 365] as const;
export type ReportSpan = (typeof REPORT_SPANS)[number];

/** The period that an address names; 30 days if it names none that is offered. */
export const spanOf = (asked: string | null): ReportSpan => REPORT_SPANS.find((span) => String(span) === asked) ?? 30;

/** The first day of a period that ends with `today`, both as YYYY-MM-DD and inclusive. */
export function firstDay(today: string, span: ReportSpan): string {
  return isoDay((parseDay(today)?.getTime() ?? 0) - (span - 1) * DAY_MS);
}

type Day = PartnerDashboard['days'][number];

/** Every day of the report, oldest first, including the days without events, which the shop leaves out. */
export function everyDay({ from, to, days }: Pick<PartnerDashboard, 'from' | 'to' | 'days'>): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const [first, last] = [parseDay(from)?.getTime() ?? 0, parseDay(to)?.getTime() ?? 0];
  const length = Math.max(0, Math.round((last - first) / DAY_MS) + 1);
  return Array.from({ length }, (_, index) => {
    const day = isoDay(first + index * DAY_MS);
    return known.get(day) ?? { day, visits: 0, orders: 0, revenue: [], commission: [] };
  });
}

/** Currencies with earnings, in the shop's order. */
export const earnedCurrencies = ({ totals }: Pick<PartnerDashboard, 'totals'>): Currency[] =>
  CURRENCIES.filter((currency) => totals.commission.some((money) => money.currency === currency));

/** Earnings in a currency on a day, in minor units. */
export const earnedOn = (day: Day, currency: Currency): number =>
  day.commission.find((money) => money.currency === currency)?.amount_minor ?? 0;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
