import { DAY_MS, HOUR_MS } from '@nimantran/proto/domain/durations';

/** 2:30 am in India, in milliseconds after midnight UTC. */
const NIGHT_MS = 21 * HOUR_MS;

/** The last time that it was 2:30 am in India: what happens nightly has happened since then, or is due. */
export function lastNight(now: Date): Date {
  return new Date(Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS);
}
