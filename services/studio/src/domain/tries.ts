/** Starts of a render before it is parked for a person; counted in Postgres, whatever the queue counts. */
export const MAX_TRIES = 5;
/** Dispatches of a render that hardly ever starts: the limit for a queue that keeps losing it. */
export const MAX_ATTEMPTS = 25;

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;

/** How often a render is put back into the queue without a wait: a worker that is stopped, a queue that was wiped. */
const AT_ONCE = 3;

/** Seconds before the next attempt, given the number of starts and attempts; a queue that is broken for an hour parks nothing. */
export function waitSeconds(tries: number, attempts: number): number {
  const afterStarts = tries === 0 ? 0 : FIRST_WAIT_SECONDS * 4 ** (tries - 1);
  const afterLosses = attempts <= AT_ONCE ? 0 : FIRST_WAIT_SECONDS * 2 ** (attempts - AT_ONCE);
  return Math.min(LONGEST_WAIT_SECONDS, Math.max(afterStarts, afterLosses));
}
