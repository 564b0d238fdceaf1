import { parseDay } from '@nimantran/proto/domain/calendar-day';

/** `2026-11-21` in short: 21 Nov. */
export function shortDay(date: string): string {
  return parseDay(date)?.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }) ?? date;
}
