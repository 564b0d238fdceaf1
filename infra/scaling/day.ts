/** The rate of orders over time. */
export interface Arrivals {
  seconds: number;
  perSecondAt: (second: number) => number;
  /** The highest rate per second at any time. */
  most: number;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
/**
 * The proportions of an ordinary day in India, hour by hour, with an evening peak. An assumption; only the proportions matter.
 */
const BY_HOUR = [3, 2, 1, 1, 1, 2, 4, 7, 10, 13, 15, 16, 16, 15, 15, 15, 16, 18, 20, 22, 24, 22, 15, 8];
const WHOLE = BY_HOUR.reduce((sum, part) => sum + part, 0);

/** An ordinary day with this number of orders. */
export function ordinaryDay(orders: number): Arrivals {
  const perSecondAt = (second: number): number =>
    (orders * (BY_HOUR[Math.floor(second / HOUR) % BY_HOUR.length] ?? 0)) / WHOLE / HOUR;
  return { seconds: DAY, perSecondAt, most: (orders * Math.max(...BY_HOUR)) / WHOLE / HOUR };
}

/**
 * A festival evening: from 18:00 the rate is `times` the mean of an ordinary day for some hours; otherwise it is an ordinary day.
 */
export function festivalDay(orders: number, { times, hours }: { times: number; hours: number }): Arrivals {
  const ordinary = ordinaryDay(orders);
  const peak = (orders / DAY) * times;
  const isPeak = (second: number): boolean => second >= 18 * HOUR && second < (18 + hours) * HOUR;
  return {
    seconds: DAY,
    perSecondAt: (second) => (isPeak(second) ? peak : ordinary.perSecondAt(second)),
    most: Math.max(peak, ordinary.most),
  };
}

/** Random, independent arrival times: a Poisson process, thinned to the current rate. */
export function* arrivalsOf({ seconds, perSecondAt, most }: Arrivals, random: () => number): Generator<number> {
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / most;
    if (at >= seconds) return;
    if (random() * most < perSecondAt(at)) yield at;
  }
}
