/** Starts of a render before it is parked for a person; counted in Postgres, whatever the queue counts. */
export const MAX_TRIES = 5;
/** Dispatches of a render that hardly ever starts: a queue that keeps losing it ends here. */
export const MAX_ATTEMPTS = 25;

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;

/** Seconds before the next attempt, after so many tries. */
export function waitSeconds(tries: number): number {
  return tries === 0 ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 4 ** (tries - 1));
}
