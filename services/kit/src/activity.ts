const REST_AFTER_MS = 20_000;

let activeAt = Date.now();
const resting = new Set<() => void>();

/** Called for what may leave work behind: a request that changes something, an event, a job of a queue. */
export function noteActivity(): void {
  activeAt = Date.now();
  for (const wake of resting) wake();
  resting.clear();
}

/** Whether nothing has happened in this process for a while: its loops then look for work less often. */
export function isAtRest(): boolean {
  return Date.now() - activeAt >= REST_AFTER_MS;
}

/** Calls the function at the next activity, unless the returned function is called first. */
export function atNextActivity(wake: () => void): () => void {
  resting.add(wake);
  return () => void resting.delete(wake);
}
