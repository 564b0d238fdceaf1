export interface Semaphore {
  /** Runs the work when its turn comes. @throws NoTurnError if too many already wait; the errors of the work */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface SemaphoreOptions {
  atOnce: number;
  /** How many more may wait; unlimited by default. */
  waiting?: number;
}

/** The waiting list is full. */
export class SemaphoreFullError extends Error {
  override readonly name = 'SemaphoreFullError';
}

/** Limits how much work of a kind runs in parallel; the rest waits, first come first served. */
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
        // The place passes directly to the next in line: no other caller can take it.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
