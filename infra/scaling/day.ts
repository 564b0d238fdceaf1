/** How orders come over some time. */
export interface Arrivals {
  seconds: number;
  perSecondAt: (second: number) => number;
  /** No instant has more a second. */
  most: number;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Of an ordinary day in India, hour by hour: what people do in the evening. An assumption; only their proportions count. */
const BY_HOUR = [3, 2, 1, 1, 1, 2, 4, 7, 10, 13, 15, 16, 16, 15, 15, 15, 16, 18, 20, 22, 24, 22, 15, 8];
const WHOLE = BY_HOUR.reduce((sum, part) => sum + part, 0);

/** An ordinary day with so many orders. */
export function ordinaryDay(orders: number): Arrivals {
  const perSecondAt = (second: number): number =>
    (orders * (BY_HOUR[Math.floor(second / HOUR) % BY_HOUR.length] ?? 0)) / WHOLE / HOUR;
  return { seconds: DAY, perSecondAt, most: (orders * Math.max(...BY_HOUR)) / WHOLE / HOUR };
}

/** The evening of a festival: for some hours from 18:00 on it is so many times the mean of an ordinary day, else as that. */
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

/** Instants at which somebody comes, each by chance and on their own: a Poisson process, thinned to the rate of its moment. */
export function* arrivalsOf({ seconds, perSecondAt, most }: Arrivals, random: () => number): Generator<number> {
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / most;
    if (at >= seconds) return;
    if (random() * most < perSecondAt(at)) yield at;
  }
}
