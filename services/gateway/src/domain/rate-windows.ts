import { HOUR_MS, MINUTE_MS } from '@nimantran/proto/domain/durations';
import { LIVE_STILL_LIMITS } from '@nimantran/proto/http/studio/live-stills';
import type { Limit } from './routing-table.ts';

/** A request limit for a time window that starts with the first request. */
export interface RateWindow {
  /** A visitor is the API key, the signed-in person, or else the address. */
  by: 'visitor' | 'person' | 'address';
  max: number;
  spanMs: number;
}

const minute = (by: RateWindow['by'], max: number): RateWindow => ({ by, max, spanMs: MINUTE_MS });
const hour = (by: RateWindow['by'], max: number): RateWindow => ({ by, max, spanMs: HOUR_MS });

/** A page has many pictures, and a player requests a video in ranges. */
const FILES_PER_REQUEST = 5;
/** Eight files of 25 MB over a connection so poor that no part exceeds 256 KiB take 800 requests, and more if it breaks. */
const UPLOADS_PER_REQUEST = 4;

/** Extra windows for each kind of request that is expensive or worth guessing at. */
const STRICT: Readonly<Record<Exclude<Limit, 'general' | 'files' | 'uploads' | 'stills' | 'checkout'>, readonly RateWindow[]>> = {
  sign_in: [minute('address', 60)],
  track_order: [minute('address', 20)],
  quotes: [minute('address', 240)],
  support: [minute('person', 10), hour('person', 60)],
  visits: [minute('address', 30)],
  reviews: [minute('address', 60), hour('address', 600)],
  replies: [minute('address', 60), hour('address', 600)],
};

/**
 * The smallest orders are cheap enough for testing stolen cards. Carriers put many customers behind one address, so an address
 * may do twice what a person may.
 */
function checkoutWindows(perMinute: number): RateWindow[] {
  return [
    minute('person', perMinute),
    hour('person', perMinute * 5),
    minute('address', perMinute * 2),
    hour('address', perMinute * 10),
  ];
}

/** Rendered pages cost the shop as much as a request to the API. */
export const pageWindow = (perMinute: number): RateWindow => minute('address', perMinute);

/** The windows that count a request of each kind; the general one is shared by all kinds but files, uploads and live stills. */
export function rateWindows({
  perMinute,
  checkouts,
}: {
  perMinute: number;
  checkouts: number;
}): Readonly<Record<Limit, readonly RateWindow[]>> {
  const general = minute('visitor', perMinute);
  const { sign_in, track_order, quotes, support, visits, reviews, replies } = STRICT;
  return {
    general: [general],
    files: [minute('visitor', perMinute * FILES_PER_REQUEST)],
    uploads: [minute('visitor', perMinute * UPLOADS_PER_REQUEST)],
    // Whoever has typed a lot must still be able to order.
    stills: [minute('visitor', LIVE_STILL_LIMITS.a_minute), hour('visitor', LIVE_STILL_LIMITS.an_hour)],
    sign_in: [general, ...sign_in],
    track_order: [general, ...track_order],
    quotes: [general, ...quotes],
    checkout: [general, ...checkoutWindows(checkouts)],
    support: [general, ...support],
    visits: [general, ...visits],
    reviews: [general, ...reviews],
    replies: [general, ...replies],
  };
}
