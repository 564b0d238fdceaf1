import { type Static, Type } from 'typebox';
import { Money } from '../../domain/currency.ts';
import { OrderNumber } from '../../domain/order.ts';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { defineOperation } from '../shared/operation.ts';

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Count = Type.Integer({ minimum: 0 });
const MaybeText = Type.Union([Type.String(), Type.Null()]);

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

/** A mail that was retried for days and given up. */
export const FailedMail = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The kind of mail: `receipt`, `ready`, `held`, … */
  kind: Type.String(),
  order_number: MaybeText,
  wanted_at: Type.String(),
  given_up_at: Type.String(),
  tries: Count,
  error: MaybeText,
});
export type FailedMail = Static<typeof FailedMail>;

export const listFailedMails = defineOperation({
  name: 'listFailedMails',
  method: 'GET',
  path: '/api/admin/failed-mails',
  access: 'admin',
  summary: 'Mails that were given up, newest first; at most 100',
  answer: Type.Array(FailedMail),
});

/** @throws 409 `mail_not_given_up` for one that is sent or still being retried */
export const resendFailedMail = defineOperation({
  name: 'resendFailedMail',
  method: 'POST',
  path: '/api/admin/failed-mails/{mail_id}/resend',
  access: 'admin',
  summary: 'Tries a given-up mail again',
  params: Type.Object({ mail_id: Type.String({ format: 'uuid' }) }),
});
