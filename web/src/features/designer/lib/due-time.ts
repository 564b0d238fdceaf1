import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nimantran/proto/domain/durations';

export type Urgency = 'late' | 'urgent' | 'soon' | 'calm';

export interface Due {
  urgency: Urgency;
  text: string;
}

/** The time left to a deadline, as text and as a degree of urgency. */
export function dueOf(dueAt: string, nowMs: number): Due {
  const leftMs = Date.parse(dueAt) - nowMs;
  if (leftMs <= 0) return { urgency: 'late', text: leftMs > -MINUTE_MS ? 'Due now' : `${spanOf(-leftMs)} late` };
  const urgency = leftMs < 2 * HOUR_MS ? 'urgent' : leftMs < 6 * HOUR_MS ? 'soon' : 'calm';
  return { urgency, text: `in ${spanOf(leftMs)}` };
}

/** A duration in its two largest units, rounded down: 2 days 4 h, 5 h 20 min, 12 min. */
export function spanOf(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  const days = Math.floor(ms / DAY_MS);
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (days > 0) return join(days === 1 ? '1 day' : `${days} days`, hours, 'h');
  return hours > 0 ? join(`${hours} h`, minutes, 'min') : `${minutes} min`;
}

function join(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${rest} ${unit}`;
}

/** Remaining lease time; seconds appear only near the end, where they matter. */
export function leaseOf(leaseUntil: string, nowMs: number): { nearEnd: boolean; text: string } | undefined {
  const leftMs = Date.parse(leaseUntil) - nowMs;
  if (Number.isNaN(leftMs)) return undefined;
  if (leftMs <= 0) return { nearEnd: true, text: 'the claim is about to lapse' };
  if (leftMs < 2 * MINUTE_MS) return { nearEnd: true, text: `yours for ${Math.ceil(leftMs / 1000)} s` };
  return { nearEnd: false, text: `yours for ${Math.floor(leftMs / MINUTE_MS)} min` };
}
