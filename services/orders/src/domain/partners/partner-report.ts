import { CURRENCIES, type Currency, type Money } from '@nimantran/proto/domain/currency';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { OrderState } from '@nimantran/proto/domain/order';
import type { PartnerDashboard, PartnerOrder } from '@nimantran/proto/http/orders/partners';
import { commissionOf } from './referral.ts';

export interface ReferredOrder {
  paidAt: Date;
  themeTitle: string;
  state: OrderState;
  currency: Currency;
  /** The share agreed when the order was placed. */
  percent: number;
  /** All money received for the order minus all money returned, in minor units. */
  revenueMinor: number;
}

export interface DayOfVisits {
  /** YYYY-MM-DD in Asia/Kolkata. */
  day: string;
  visits: number;
}

type Report = Pick<PartnerDashboard, 'totals' | 'days' | 'orders'>;
type Totals = PartnerDashboard['totals'];

/** The earnings of a partner's code: in total, by day of payment, and by order. */
export function partnerReport(orders: readonly ReferredOrder[], visits: readonly DayOfVisits[]): Report {
  const byDay = Map.groupBy(orders, ({ paidAt }) => kolkataDay(paidAt.getTime()));
  const visitsByDay = new Map(visits.map((day) => [day.day, day.visits]));
  const days = [...new Set([...byDay.keys(), ...visitsByDay.keys()])].sort();
  return {
    totals: totalsOf(
      orders,
      visits.reduce((sum, day) => sum + day.visits, 0),
    ),
    days: days.map((day) => ({ day, ...totalsOf(byDay.get(day) ?? [], visitsByDay.get(day) ?? 0) })),
    orders: orders.map(partnerOrder),
  };
}

/** An order as its partner sees it, with nothing that identifies the customer. */
function partnerOrder(order: ReferredOrder): PartnerOrder {
  const { paidAt, themeTitle, state, currency, revenueMinor } = order;
  return {
    paid_at: paidAt.toISOString(),
    theme_title: themeTitle,
    state,
    revenue: { currency, amount_minor: revenueMinor },
    commission: { currency, amount_minor: commissionOf(revenueMinor, order.percent) },
  };
}

function totalsOf(orders: readonly ReferredOrder[], visits: number): Totals {
  return {
    visits,
    orders: orders.length,
    revenue: sums(orders, ({ revenueMinor }) => revenueMinor),
    commission: sums(orders, ({ revenueMinor, percent }) => commissionOf(revenueMinor, percent)),
  };
}

/** One amount per currency of the orders, in the shop's order of currencies. */
function sums(orders: readonly ReferredOrder[], amountOf: (order: ReferredOrder) => number): Money[] {
  return CURRENCIES.flatMap((currency) => {
    const paid = orders.filter((order) => order.currency === currency);
    return paid.length === 0 ? [] : [{ currency, amount_minor: paid.reduce((sum, order) => sum + amountOf(order), 0) }];
  });
}
