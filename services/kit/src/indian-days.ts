import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Asia/Kolkata has kept UTC+05:30 without daylight saving since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** The calendar day of an instant (ms) in Asia/Kolkata as YYYY-MM-DD. */
export function kolkataDay(instant: number): string {
  return new Date(instant + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant (ms) at which the day of `instant` began in Asia/Kolkata. */
export function startOfKolkataDay(instant: number): number {
  return Math.floor((instant + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS;
}

/** Its day of the week in Asia/Kolkata, 0 for Sunday. */
export function kolkataWeekday(instant: number): number {
  return new Date(instant + KOLKATA_OFFSET_MS).getUTCDay();
}

/** The last `days` days in Asia/Kolkata up to the one of `now`, oldest first as YYYY-MM-DD, and the instant the first began. */
export function lastIndianDays(now: Date, days: number): { since: Date; days: string[] } {
  const since = startOfKolkataDay(now.getTime()) - (days - 1) * DAY_MS;
  return { since: new Date(since), days: Array.from({ length: days }, (_, index) => kolkataDay(since + index * DAY_MS)) };
}

/** The day of an instant's column in Asia/Kolkata as YYYY-MM-DD. */
export const indianDayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
