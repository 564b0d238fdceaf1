import type { Delivery } from '@nimantran/proto/domain/pricing';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Asia/Kolkata has kept UTC+05:30 without daylight saving since 1945. */
const KOLKATA_OFFSET_MS = 5.5 * HOUR_MS;
const EXPRESS_MS = DAY_MS;
const STANDARD_WORKING_MS = 2 * DAY_MS;
const SUNDAY = 0;

/**
 * When a video paid at `paidAt` is promised. Express: 24 hours later, whatever the day. Standard: when 2 working days
 * (Monday to Saturday in Asia/Kolkata, without `holidays`) have gone by, so that time of a day off does not count.
 * @param holidays days off as YYYY-MM-DD in Asia/Kolkata
 */
export function dueTime(paidAt: Date, delivery: Delivery, holidays: ReadonlySet<string>): Date {
  if (delivery === 'express') return new Date(paidAt.getTime() + EXPRESS_MS);
  let at = paidAt.getTime();
  let left = STANDARD_WORKING_MS;
  while (left > 0) {
    const midnight = nextMidnight(at);
    if (isWorkingDay(at, holidays)) {
      const worked = Math.min(left, midnight - at);
      left -= worked;
      at += worked;
    } else {
      at = midnight;
    }
  }
  return new Date(at);
}

/** The calendar day in Asia/Kolkata as YYYY-MM-DD. */
export function kolkataDay(instant: number): string {
  return new Date(instant + KOLKATA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which the day of `instant` began in Asia/Kolkata. */
export function startOfKolkataDay(instant: number): number {
  return Math.floor((instant + KOLKATA_OFFSET_MS) / DAY_MS) * DAY_MS - KOLKATA_OFFSET_MS;
}

function isWorkingDay(instant: number, holidays: ReadonlySet<string>): boolean {
  return new Date(instant + KOLKATA_OFFSET_MS).getUTCDay() !== SUNDAY && !holidays.has(kolkataDay(instant));
}

function nextMidnight(instant: number): number {
  const local = instant + KOLKATA_OFFSET_MS;
  return (Math.floor(local / DAY_MS) + 1) * DAY_MS - KOLKATA_OFFSET_MS;
}
