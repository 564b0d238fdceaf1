import { type Arrivals, arrivalsOf } from './day.ts';
import type { Figures } from './figures.ts';
import { runQueue, seeded } from './queue.ts';

const WORKER_CORES = 2;
/** Orders differ in length and theme: between 0.5 and 1.5 times the mean. */
const SPREAD = 1;

/** Worker seconds of an order: its stills, final, copy and extras, a third of a correction, and the films of played drafts. */
export function secondsAnOrder(figures: Figures): number {
  return ordinarySeconds(figures) + figures.shareLarge.value * moreAtLarge(figures);
}

const ordinarySeconds = ({ order, draft, played }: Figures): number => (order.value + played.value * draft.value) / WORKER_CORES;

const moreAtLarge = ({ final, large }: Figures): number => (final.value * (large.value - 1)) / WORKER_CORES;

export interface WorkersResult {
  p50: number;
  p99: number;
  longestLine: number;
  /** In seconds of the day; above 86,400 it is the next day. */
  longestAt: number;
  clearedAt: number;
}

/** Simulates a day of orders with a number of workers; waits in seconds, for all renders of an order together. */
export function runWorkers(
  figures: Figures,
  arrivals: Arrivals,
  workersAt: (second: number) => number,
  seed: number,
): WorkersResult {
  const random = seeded(seed);
  const serviceSeconds = (): number => {
    const isLarge = random() < figures.shareLarge.value;
    return (ordinarySeconds(figures) + (isLarge ? moreAtLarge(figures) : 0)) * (1 + SPREAD * (random() - 0.5));
  };
  const { waits, ...line } = runQueue({ arrivals: arrivalsOf(arrivals, random), serviceSeconds, serversAt: workersAt });
  waits.sort();
  const of = (share: number): number => waits[Math.min(waits.length - 1, Math.ceil(waits.length * share) - 1)] ?? 0;
  return { p50: of(0.5), p99: of(0.99), ...line };
}
