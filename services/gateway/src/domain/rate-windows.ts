import type { Limit } from './routing-table.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** So many requests in a span of time that begins with the first. */
export interface RateWindow {
  /** A visitor is a person, or an address where nobody is known. */
  by: 'visitor' | 'person' | 'address';
  max: number;
  spanMs: number;
}

const minute = (by: RateWindow['by'], max: number): RateWindow => ({ by, max, spanMs: MINUTE_MS });
const hour = (by: RateWindow['by'], max: number): RateWindow => ({ by, max, spanMs: HOUR_MS });

/** A page has many pictures, and a player asks for a film part by part. */
const FILES_PER_REQUEST = 5;
/** Eight files of 25 MB over a line so bad that no part grows beyond 256 KiB are 800 requests, and more when it breaks. */
const UPLOADS_PER_REQUEST = 4;

/** What holds for each kind beside the general window, where guessing or working hard is worth somebody's while. */
const STRICT: Readonly<Record<Exclude<Limit, 'general' | 'files' | 'uploads' | 'checkout'>, readonly RateWindow[]>> = {
  sign_in: [minute('address', 60)],
  track_order: [minute('address', 20)],
  quotes: [minute('address', 240)],
  support: [minute('person', 10), hour('person', 60)],
  visits: [minute('address', 30)],
};

/**
 * The smallest orders cost little enough for stolen cards to be tried with them. Carriers put many customers behind one
 * address, so that one may do twice what a person may.
 */
function checkoutWindows(perMinute: number): RateWindow[] {
  return [
    minute('person', perMinute),
    hour('person', perMinute * 5),
    minute('address', perMinute * 2),
    hour('address', perMinute * 10),
  ];
}

/** Pages that have to be made, which asks as much of the shop as a request to the API. */
export const pageWindow = (perMinute: number): RateWindow => minute('address', perMinute);

/** The windows that a request of each kind is counted in; the general one is the same for all kinds but files and uploads. */
export function rateWindows({
  perMinute,
  checkouts,
}: {
  perMinute: number;
  checkouts: number;
}): Readonly<Record<Limit, readonly RateWindow[]>> {
  const general = minute('visitor', perMinute);
  const { sign_in, track_order, quotes, support, visits } = STRICT;
  return {
    general: [general],
    files: [minute('visitor', perMinute * FILES_PER_REQUEST)],
    uploads: [minute('visitor', perMinute * UPLOADS_PER_REQUEST)],
    sign_in: [general, ...sign_in],
    track_order: [general, ...track_order],
    quotes: [general, ...quotes],
    checkout: [general, ...checkoutWindows(checkouts)],
    support: [general, ...support],
    visits: [general, ...visits],
  };
}
