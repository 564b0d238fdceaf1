import { DAY_MS, HOUR_MS } from './durations.ts';

/** Days as the shop counts them: in Asia/Kolkata, which has kept UTC+05:30 without daylight saving since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS;
const SUNDAY = 0;

/** The calendar day of an instant (ms) in Asia/Kolkata as YYYY-MM-DD. */
export function kolkataDay(instant: number): string {
  return new Date(instant + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant (ms) at which the day of `instant` began in Asia/Kolkata. */
export function startOfKolkataDay(instant: number): number {
  return Math.floor((instant + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS;
}

/** Whether it is Sunday in Asia/Kolkata at that instant (ms): designers work on express orders alone, and no working day passes. */
export function isSundayInIndia(instant: number): boolean {
  return new Date(instant + KOLKATA_OFFSET_MS).getUTCDay() === SUNDAY;
}

/** The last `days` days in Asia/Kolkata including that of `now`, oldest first as YYYY-MM-DD, and the instant the first began. */
export function lastIndianDays(now: Date, days: number): { since: Date; days: string[] } {
  const since = startOfKolkataDay(now.getTime()) - (days - 1) * DAY_MS;
  return { since: new Date(since), days: Array.from({ length: days }, (_, index) => kolkataDay(since + index * DAY_MS)) };
}
