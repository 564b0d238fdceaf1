export const DELIVERY_LIMIT = 12;

const FIRST_MS = 250;
const LONGEST_MS = 60_000;

/** Delay before an event is redelivered after its handler's nth failure (from 1): 250 ms, doubling, at most a minute. */
export function redeliveryDelayMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 20));
}
