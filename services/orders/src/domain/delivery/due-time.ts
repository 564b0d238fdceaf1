import { DAY_MS } from '@nimantran/proto/domain/durations';
import { isSundayInIndia, kolkataDay, startOfKolkataDay } from '@nimantran/proto/domain/indian-days';
import type { Delivery } from '@nimantran/proto/domain/pricing';

const EXPRESS_MS = DAY_MS;
const STANDARD_WORKING_MS = 2 * DAY_MS;

/**
 * The promised time for a video paid at `paidAt`. Express: 24 hours later, on any day. Standard: after 2 working days (Monday to
 * Saturday in Asia/Kolkata, without `holidays`); time on a day off does not count.
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

function isWorkingDay(instant: number, holidays: ReadonlySet<string>): boolean {
  return !isSundayInIndia(instant) && !holidays.has(kolkataDay(instant));
}

function nextMidnight(instant: number): number {
  return startOfKolkataDay(instant) + DAY_MS;
}
