import { type Arrivals, arrivalsOf } from './day.ts';
import type { Figures } from './figures.ts';
import { runQueue, seeded } from './queue.ts';

/** A 720p frame has 0.44 times the pixels of a 1080p frame, and the film of a draft is assumed to cost that share. */
const DRAFT_PART = 0.44;
/** Videos differ in length: between 0.5 and 1.5 times the measured theme. */
const SPREAD = 1;

/** Worker seconds (two cores) that an order needs for its draft and final. */
export function secondsAnOrder(figures: Figures): number {
  const { final, large, shareLarge } = figures;
  return draftSeconds(figures) + final.value * (1 - shareLarge.value) + large.value * shareLarge.value;
}

const draftSeconds = ({ final, stills, played }: Figures): number => stills.value + final.value * DRAFT_PART * played.value;

export interface WorkersResult {
  p50: number;
  p99: number;
  longestLine: number;
  /** In seconds of the day; above 86,400 it is the next day. */
  longestAt: number;
  clearedAt: number;
}

/** Simulates a day of orders with a number of workers; waits in seconds, for both renders of an order together. */
export function runWorkers(
  figures: Figures,
  arrivals: Arrivals,
  workersAt: (second: number) => number,
  seed: number,
): WorkersResult {
  const random = seeded(seed);
  const { final, large, shareLarge } = figures;
  const serviceSeconds = (): number => {
    const seconds = draftSeconds(figures) + (random() < shareLarge.value ? large.value : final.value);
    return seconds * (1 + SPREAD * (random() - 0.5));
  };
  const { waits, ...line } = runQueue({ arrivals: arrivalsOf(arrivals, random), serviceSeconds, serversAt: workersAt });
  waits.sort();
  const of = (share: number): number => waits[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)] ?? 0;
  return { p50: of(0.5), p99: of(0.99), ...line };
}
