import { type Static, Type } from 'typebox';
import { Currency } from '../../domain/currency.ts';
import { defineOperation } from '../shared/operation.ts';

/** Periods for figures, in days including today. */
export const FIGURE_SPANS = [14, 30, 90] as const;
export const FigureSpan = Type.Optional(Type.Integer({ minimum: 1, maximum: 90 }));

const Count = Type.Integer({ minimum: 0 });
/** Videos finished on a day, and how many of them on time; waits for the customer do not count. */
const Punctuality = Type.Object({ finished: Count, on_time: Count });

export const OrderFigures = Type.Object({
  /** Each day of the period in Asia/Kolkata, oldest first; the last is today. */
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      placed: Count,
      /** Orders whose first payment arrived. */
      paid: Count,
      standard: Punctuality,
      express: Punctuality,
      /** Money that moved at the provider, by currency; currencies without movement are absent. */
      money: Type.Array(
        Type.Object({
          currency: Currency,
          received_minor: Type.Integer(),
          /** Refunds and disputes, less the part that was recovered. */
          returned_minor: Type.Integer(),
        }),
      ),
    }),
  ),
  /** Current figures. */
  now: Type.Object({
    /** In production past the promised time, without orders that wait for their customer. */
    late: Count,
    refunds_failed: Count,
    /** Mails given up within the period. */
    mails_given_up: Count,
    /** Payments still without an invoice after an hour. */
    uninvoiced: Count,
  }),
});
export type OrderFigures = Static<typeof OrderFigures>;

export const getOrderFigures = defineOperation({
  name: 'getOrderFigures',
  method: 'GET',
  path: '/api/admin/figures/orders',
  access: 'admin',
  summary: 'Orders, money and punctuality day by day',
  query: Type.Object({ days: FigureSpan }),
  answer: OrderFigures,
});
