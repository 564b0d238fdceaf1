import { type Static, Type } from 'typebox';
import { Currency, Money } from '../../domain/currency.ts';
import { OrderState } from '../../domain/order.ts';
import { defineOperation } from '../shared/operation.ts';

export const PartnerCode = Type.String({ pattern: '^[A-Z0-9]{4,20}$' });
/** A code counts for this many days after the referred visit. */
export const REFERRAL_DAYS = 30;
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Count = Type.Integer({ minimum: 0 });
const Span = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });

/** An unknown code gets the same answer: codes cannot be guessed this way. */
export const recordVisit = defineOperation({
  name: 'recordVisit',
  method: 'POST',
  path: '/api/partner-visits',
  access: 'public',
  summary: "Counts a visit through a partner's link, once a day per visitor",
  browsersOnly: true,
  body: Type.Object({
    code: PartnerCode,
    /** Random, generated and stored by the browser. */
    visitor_id: Type.String({ format: 'uuid' }),
    landing: Type.String({ maxLength: 500 }),
  }),
});

const Totals = {
  visits: Type.Integer(),
  /** Paid orders referred by the partner's code. */
  orders: Type.Integer(),
  /** Payments less refunds, by currency. */
  revenue: Type.Array(Money),
  commission: Type.Array(Money),
};

export const PartnerOrder = Type.Object({
  /** Contains nothing that could identify the customer. */
  paid_at: Type.String(),
  theme_title: Type.String(),
  state: OrderState,
  revenue: Money,
  commission: Money,
});
export type PartnerOrder = Static<typeof PartnerOrder>;

export const PartnerDashboard = Type.Object({
  code: PartnerCode,
  link: Type.String(),
  commission_percent: Type.Integer(),
  is_active: Type.Boolean(),
  from: Day,
  to: Day,
  totals: Type.Object(Totals),
  /** Days in Asia/Kolkata with activity, oldest first. */
  days: Type.Array(Type.Object({ day: Day, ...Totals })),
  orders: Type.Array(PartnerOrder),
});
export type PartnerDashboard = Static<typeof PartnerDashboard>;

export const getPartnerDashboard = defineOperation({
  name: 'getPartnerDashboard',
  method: 'GET',
  path: '/api/partner/dashboard',
  access: 'partner',
  summary: "What the caller's code brought; the last 30 days by default",
  query: Span,
  answer: PartnerDashboard,
});

/** Answers `text/csv`; cells that a spreadsheet could read as a formula are escaped. */
export const downloadPartnerOrders = defineOperation({
  name: 'downloadPartnerOrders',
  method: 'GET',
  path: '/api/partner/orders.csv',
  access: 'partner',
  summary: "The orders that came through the caller's code, as CSV",
  query: Span,
});

export const Partner = Type.Object({
  uid: Type.String(),
  email: Type.String(),
  code: PartnerCode,
  commission_percent: Type.Integer({ minimum: 0, maximum: 50 }),
  is_active: Type.Boolean(),
});
export type Partner = Static<typeof Partner>;

/** A partner's balance in one currency, over all orders their code ever referred. Minor units. */
export const PartnerBalance = Type.Object({
  currency: Currency,
  /** Commission on customers' payments, less commission on refunds. */
  earned_minor: Count,
  /** Payouts that were not reversed. */
  paid_out_minor: Count,
  /**
   * Earned and not paid out. Negative if orders were refunded after their commission was paid out: it is offset against later
   * earnings.
   */
  due_minor: Type.Integer(),
});
export type PartnerBalance = Static<typeof PartnerBalance>;

/** A partner in the list of all partners. */
export const PartnerSummary = Type.Object({
  ...Partner.properties,
  /** Paid orders referred by their code. */
  orders: Count,
  balances: Type.Array(PartnerBalance),
});
export type PartnerSummary = Static<typeof PartnerSummary>;

export const listPartners = defineOperation({
  name: 'listPartners',
  method: 'GET',
  path: '/api/admin/partners',
  access: 'admin',
  summary: 'All partners with the results of their codes and the amounts due to them',
  answer: Type.Array(PartnerSummary),
});

/** Earlier orders keep the percentage they were placed with. */
export const changePartner = defineOperation({
  name: 'changePartner',
  method: 'PATCH',
  path: '/api/admin/partners/{uid}',
  access: 'admin',
  summary: "Sets a partner's percentage, or whether their code is active",
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  body: Type.Object({ commission_percent: Type.Integer({ minimum: 0, maximum: 50 }), is_active: Type.Boolean() }),
  answer: Partner,
});
