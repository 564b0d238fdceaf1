import { isDay } from '@nimantran/proto/domain/calendar-day';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { isSundayInIndia, kolkataDay } from '@nimantran/proto/domain/indian-days';

const FARTHEST_MS = 2 * 366 * DAY_MS;

/** Why a day cannot become a holiday or a working day at `now`; undefined if it can. */
export function holidayFault(day: string, now: Date): string | undefined {
  if (!isDay(day)) return 'is not a valid day';
  if (day <= kolkataDay(now.getTime())) return 'has already begun: only future days can be changed';
  if (Date.parse(day) - now.getTime() > FARTHEST_MS) return 'is more than two years ahead';
  if (isSundayInIndia(Date.parse(`${day}T12:00:00+05:30`))) return 'is a Sunday, which is always a day off';
  return undefined;
}
