import { parseDay } from '@nimantran/proto/domain/calendar-day';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { GUEST_WORDS_KEPT_DAYS } from '@nimantran/proto/domain/guest-words-kept';
import { startOfKolkataDay } from '@nimantran/proto/domain/indian-days';

/** A mistyped year must not keep guests' words for ever. */
const LONGEST_AFTER_DELIVERY_DAYS = 3 * 365;

/** Until when guests' words are kept: from the end of the last function's day in Asia/Kolkata, or from the delivery. */
export function keptUntil(lastDay: string | null, deliveredAt: Date): Date {
  const day = lastDay === null ? undefined : parseDay(lastDay);
  if (!day) return new Date(deliveredAt.getTime() + GUEST_WORDS_KEPT_DAYS.after_delivery * DAY_MS);
  // Noon of that day in UTC is the same day in Asia/Kolkata.
  const dayBegan = startOfKolkataDay(day.getTime() + DAY_MS / 2);
  const wanted = dayBegan + (1 + GUEST_WORDS_KEPT_DAYS.after_last_function) * DAY_MS;
  return new Date(Math.min(wanted, deliveredAt.getTime() + LONGEST_AFTER_DELIVERY_DAYS * DAY_MS));
}
