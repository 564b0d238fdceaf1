import { isDay } from '@nimantran/proto/domain/calendar-day';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { kolkataDay } from '@nimantran/proto/domain/indian-days';
import type { Fault } from './orders/validate-customisation.ts';

const DEFAULT_DAYS = 30;
const LONGEST_DAYS = 366;

/** Days in Asia/Kolkata as YYYY-MM-DD, both inclusive, and the instants at which they start and end. */
export interface DaySpan {
  from: string;
  to: string;
  begin: Date;
  end: Date;
}

/** The requested days; by default the last 30 up to today. Returns the fault instead if they are invalid. */
export function readDaySpan(asked: { from?: string; to?: string }, now: Date): DaySpan | Fault {
  for (const field of ['from', 'to'] as const) {
    const day = asked[field];
    if (day !== undefined && !isDay(day)) return { field, message: 'is not a valid day as YYYY-MM-DD' };
  }
  const to = asked.to ?? kolkataDay(now.getTime());
  const end = new Date(startOf(to).getTime() + DAY_MS);
  const from = asked.from ?? kolkataDay(end.getTime() - DEFAULT_DAYS * DAY_MS);
  const begin = startOf(from);
  if (begin >= end) return { field: 'from', message: 'must not be later than to' };
  if (end.getTime() - begin.getTime() > LONGEST_DAYS * DAY_MS)
    return { field: 'from', message: `must be at most ${LONGEST_DAYS} days before the end` };
  return { from, to, begin, end };
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
