import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { formatField } from '@nimantran/proto/domain/field-format';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import { parseTime } from '@nimantran/proto/domain/time-of-day';

/** `2026-12-05` as on an invitation: Saturday, 5 December 2026. */
export function longDate(date: string): string | undefined {
  return parseDay(date) && formatField({ kind: 'date' }, date, undefined, 'en');
}

/** `19:30` → 7:30 PM */
export function clockTime(time: string): string | undefined {
  return parseTime(time) && formatField({ kind: 'time' }, time, undefined, 'en');
}

/** Today's date in the shop's time zone, as YYYY-MM-DD. */
export function todayInIndia(now: Date = new Date()): string {
  return kolkataDay(now.getTime());
}
