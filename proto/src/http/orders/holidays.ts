import { type Static, Type } from 'typebox';
import { Money } from '../../domain/currency.ts';
import { OrderNumber } from '../../domain/order.ts';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { defineOperation } from '../shared/operation.ts';

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Count = Type.Integer({ minimum: 0 });

/** A day on which designers do no standard work. */
export const Holiday = Type.Object({
  /** In Asia/Kolkata. */
  day: Day,
  name: Type.String(),
  /** A future day can still be changed. */
  is_ahead: Type.Boolean(),
  /** Standard orders in production whose promised time is on this day or later: their promise does not change. */
  promised_over: Count,
});
export type Holiday = Static<typeof Holiday>;

export const listHolidays = defineOperation({
  name: 'listHolidays',
  method: 'GET',
  path: '/api/admin/holidays',
  access: 'admin',
  summary: 'Holidays of this year and later, earliest first',
  answer: Type.Array(Holiday),
});

/** New promises leave the day out. @throws 400 `invalid_holiday` for a day that is past, a Sunday or far ahead */
export const saveHoliday = defineOperation({
  name: 'saveHoliday',
  method: 'PUT',
  path: '/api/admin/holidays/{day}',
  access: 'admin',
  summary: 'Adds a holiday, or renames it',
  params: Type.Object({ day: Day }),
  body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 80 }) }),
  answer: Holiday,
});

/** Repeatable. @throws 400 `invalid_holiday` for a day that has begun */
export const removeHoliday = defineOperation({
  name: 'removeHoliday',
  method: 'DELETE',
  path: '/api/admin/holidays/{day}',
  access: 'admin',
  summary: 'Turns a future holiday back into a working day; delivery promises already given do not change',
  params: Type.Object({ day: Day }),
});

export const listUninvoiced = defineOperation({
  name: 'listUninvoiced',
  method: 'GET',
  path: '/api/admin/uninvoiced',
  access: 'admin',
  summary: 'Payments older than an hour without an invoice, oldest first',
  query: PageQuery,
  answer: Type.Object({
    payments: Type.Array(Type.Object({ order_number: OrderNumber, amount: Money, received_at: Type.String() })),
    next_cursor: NextCursor,
  }),
});
