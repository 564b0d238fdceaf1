import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Asia/Kolkata has kept UTC+05:30 without daylight saving since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000;

/** The last `days` days in Asia/Kolkata up to the one of `now`, oldest first as YYYY-MM-DD, and the instant the first began. */
export function lastIndianDays(now: Date, days: number): { since: Date; days: string[] } {
  const today = Math.floor((now.getTime() + KOLKATA_OFFSET_MS) / DAY_MS);
  const all = Array.from({ length: days }, (_, index) => today - days + 1 + index);
  return {
    since: new Date((today - days + 1) * DAY_MS - KOLKATA_OFFSET_MS),
    days: all.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)),
  };
}

/** The day of an instant's column in Asia/Kolkata as YYYY-MM-DD. */
export const indianDayOf = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
