export interface Semaphore {
  /** Does the work when it is its turn. @throws NoTurnError when too many wait already; what the work throws */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface SemaphoreOptions {
  atOnce: number;
  /** How many may wait beside those; without it any number. */
  waiting?: number;
}

/** Too many wait already. */
export class SemaphoreFullError extends Error {
  override readonly name = 'SemaphoreFullError';
}

/** Lets so many of a kind of work run at once and has the others wait, first come first served. */
export function createSemaphore({ atOnce, waiting = Number.POSITIVE_INFINITY }: SemaphoreOptions): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async take(work) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) throw new SemaphoreFullError('too many wait already');
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes straight to who waits: nobody can slip in between.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
