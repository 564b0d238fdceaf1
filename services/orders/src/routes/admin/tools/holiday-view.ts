import { badRequest } from '@nimantran/kit/http/problem';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { Holiday } from '@nimantran/proto/http/orders/holidays';
import type { HolidayEntry } from '../../../db/delivery/holidays.ts';
import { holidayFault } from '../../../domain/delivery/holiday-rules.ts';

export function holidayView({ day, name, promisedOver }: HolidayEntry, now: Date): Holiday {
  return { day, name, is_ahead: day > kolkataDay(now.getTime()), promised_over: promisedOver };
}

/** @throws HttpProblem 400 `invalid_holiday` */
export function requireChangeable(day: string, now: Date): void {
  const fault = holidayFault(day, now);
  if (fault) throw badRequest('invalid_holiday', `This day ${fault}.`, [{ field: 'day', message: fault }]);
}
