import { parseDate } from './dates.ts';

/** `2026-11-21` where there is little room: 21 Nov. */
export function shortDay(date: string): string {
  return parseDate(date)?.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }) ?? date;
}
