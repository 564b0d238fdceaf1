import { type Static, Type } from 'typebox';
import { Currency } from '../domain/currency.ts';
import { defineOperation } from './operation.ts';

/** Spans that figures are asked for, in days with today. */
export const FIGURE_SPANS = [14, 30, 90] as const;
export const FigureSpan = Type.Optional(Type.Integer({ minimum: 1, maximum: 90 }));

const Count = Type.Integer({ minimum: 0 });
/** Videos finished on a day, and how many of them by the time that was promised; waits for the customer do not count. */
const Punctuality = Type.Object({ finished: Count, on_time: Count });

export const OrderFigures = Type.Object({
  /** Each day of the span in Asia/Kolkata, oldest first; the last is today. */
  days: Type.Array(
    Type.Object({
      day: Type.String(),
      placed: Count,
      /** Orders whose first payment came. */
      paid: Count,
      standard: Punctuality,
      express: Punctuality,
      /** Money that moved at the provider, by currency; none of those that did not move. */
      money: Type.Array(
        Type.Object({
          currency: Currency,
          received_minor: Type.Integer(),
          /** Refunds and disputes, less what came back of them. */
          returned_minor: Type.Integer(),
        }),
      ),
    }),
  ),
  /** As it stands now. */
  now: Type.Object({
    /** Being made past the promised time, without those that wait for their customer. */
    late: Count,
    refunds_failed: Count,
    /** Mails that were given up within the span. */
    mails_given_up: Count,
    /** Payments without an invoice after an hour. */
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
