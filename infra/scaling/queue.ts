/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An exponentially distributed duration with this mean, so the remaining time does not depend on the time passed. */
export const exponential = (random: () => number, mean: number): number => -Math.log(1 - random()) * mean;

/**
 * The share of arrivals that have to wait in an M/M/c queue (memoryless arrivals and service times), by Erlang's C formula.
 * @param load arrivals per second times seconds of service; if it is not below `servers`, all wait
 */
export function erlangC(servers: number, load: number): number {
  if (load >= servers) return 1;
  // Erlang's B by recursion, because the terms of the closed form overflow.
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (load * blocked) / (count + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** The mean wait in an M/M/c queue, in the units of `serviceSeconds`. */
export function meanWait(servers: number, perSecond: number, serviceSeconds: number): number {
  const load = perSecond * serviceSeconds;
  return load >= servers ? Number.POSITIVE_INFINITY : (erlangC(servers, load) * serviceSeconds) / (servers - load);
}

/** The fewest servers that keep the mean wait and each server's load within the limits. */
export function serversFor(perSecond: number, serviceSeconds: number, limits: { waitSeconds: number; busy: number }): number {
  let servers = Math.max(1, Math.ceil((perSecond * serviceSeconds) / limits.busy));
  while (meanWait(servers, perSecond, serviceSeconds) > limits.waitSeconds) servers += 1;
  return servers;
}

export interface QueueRun {
  /** Arrival times in seconds, sorted. */
  arrivals: Iterable<number>;
  serviceSeconds: () => number;
  /** The number of servers at a time. */
  serversAt: (second: number) => number;
}

export interface QueueResult {
  served: number;
  /** Waits in order of arrival, in seconds. */
  waits: Float64Array;
  /** The longest queue, and its time. */
  longestLine: number;
  longestAt: number;
  /** When the queue was empty again after that. */
  clearedAt: number;
}

/**
 * Simulates a queue with many servers, first come first served, event by event. A removed server finishes its current work; an
 * added one starts with the next arrival or end. @throws Error if arrivals wait but no server is left
 */
export function runQueue({ arrivals, serviceSeconds, serversAt }: QueueRun): QueueResult {
  const ends = new Soonest();
  const line: number[] = [];
  const waits: number[] = [];
  let longest = { length: 0, at: 0 };
  let clearedAt = 0;
  const begin = (now: number): void => {
    while (waits.length < line.length && ends.size < serversAt(now)) {
      waits.push(now - (line[waits.length] ?? now));
      ends.add(now + serviceSeconds());
      if (waits.length === line.length && clearedAt < longest.at) clearedAt = now;
    }
  };
  const endNext = (): void => {
    const now = ends.take();
    if (now === undefined) throw new Error('Some wait, and nobody serves them.');
    begin(now);
  };
  for (const arrival of arrivals) {
    while ((ends.first ?? Number.POSITIVE_INFINITY) <= arrival) endNext();
    line.push(arrival);
    begin(arrival);
    const length = line.length - waits.length;
    if (length > longest.length) longest = { length, at: arrival };
  }
  while (waits.length < line.length) endNext();
  return { served: waits.length, waits: Float64Array.from(waits), longestLine: longest.length, longestAt: longest.at, clearedAt };
}

/** A binary heap with the smallest number on top. */
class Soonest {
  readonly #heap: number[] = [];

  get size(): number {
    return this.#heap.length;
  }

  get first(): number | undefined {
    return this.#heap[0];
  }

  add(value: number): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(value);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (above <= value) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = value;
  }

  take(): number | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= heap.length) break;
      const right = left + 1;
      const child = right < heap.length && (heap[right] ?? 0) < (heap[left] ?? 0) ? right : left;
      const below = heap[child] ?? 0;
      if (below >= last) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}
