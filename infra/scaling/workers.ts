import { type Arrivals, arrivalsOf } from './day.ts';
import type { Figures } from './figures.ts';
import { runQueue, seeded } from './queue.ts';

/** A final has one as many pixels as 720p has 0.44 of those of 1080p: not measured apart. */
const DRAFT_PART = 0.44;
/** Films differ in length: between half and one and a half of the theme that was measured. */
const SPREAD = 1;

/** Seconds of a worker (two cores) that an order needs: its draft and its final. */
export function secondsAnOrder({ final, large, shareLarge }: Figures): number {
  return final.value * DRAFT_PART + final.value * (1 - shareLarge.value) + large.value * shareLarge.value;
}

export interface WorkersResult {
  p50: number;
  p99: number;
  longestLine: number;
  /** In seconds of the day; beyond 86,400 on the next. */
  longestAt: number;
  clearedAt: number;
}

/** A day of orders before so many workers; waits in seconds, for both renders of an order together. */
export function runWorkers(
  figures: Figures,
  arrivals: Arrivals,
  workersAt: (second: number) => number,
  seed: number,
): WorkersResult {
  const random = seeded(seed);
  const { final, large, shareLarge } = figures;
  const serviceSeconds = (): number => {
    const seconds = final.value * DRAFT_PART + (random() < shareLarge.value ? large.value : final.value);
    return seconds * (1 + SPREAD * (random() - 0.5));
  };
  const { waits, ...line } = runQueue({ arrivals: arrivalsOf(arrivals, random), serviceSeconds, serversAt: workersAt });
  waits.sort();
  const of = (share: number): number => waits[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)] ?? 0;
  return { p50: of(0.5), p99: of(0.99), ...line };
}
