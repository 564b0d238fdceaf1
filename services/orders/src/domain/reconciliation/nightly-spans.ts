import { DAY_MS, HOUR_MS } from '@nimantran/proto/domain/durations';
import { startOfKolkataDay } from '@nimantran/proto/domain/indian-days';

/** A day is compared once it has been over for this long: whatever was under way at midnight has arrived by then. */
const REST_MS = 2 * HOUR_MS;
const CATCH_UP_DAYS = 7;

export interface Span {
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** The finished days in Asia/Kolkata to compare at `now`, oldest first: at most 7, none before `since`. */
export function nightlySpans(now: Date, since: Date): Span[] {
  const today = startOfKolkataDay(now.getTime() - REST_MS);
  const oldest = Math.max(today - CATCH_UP_DAYS * DAY_MS, startOfKolkataDay(since.getTime()));
  const spans: Span[] = [];
  for (let from = oldest; from < today; from += DAY_MS) spans.push({ from: new Date(from), to: new Date(from + DAY_MS) });
  return spans;
}
