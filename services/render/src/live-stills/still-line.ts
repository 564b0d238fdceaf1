/** A newer request of the same asker took the place of this one. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** As many wait as can be drawn while anybody has patience. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

interface Waiting {
  asker: string;
  begin: () => void;
  leave: (reason: unknown) => void;
}

/**
 * Lets a few draw at a time, first come first served. Of each asker only the newest request waits, in the place of the one
 * before: who types fast is neither served twice nor sent back to the end. A request that nobody waits for leaves the line.
 */
export class StillLine {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  /** @throws OutdatedError, LineFullError, or the signal's reason while the request waits; the errors of the work */
  async take<Result>(asker: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(asker, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #wait(asker: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = (): void => {
      const at = this.#waiting.indexOf(own);
      if (at >= 0) this.#waiting.splice(at, 1);
      own.leave(signal.reason);
    };
    const own: Waiting = {
      asker,
      begin: () => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      },
      leave: (reason) => {
        signal.removeEventListener('abort', onAbort);
        reject(reason);
      },
    };
    const before = this.#waiting.findIndex((one) => one.asker === asker);
    if (before >= 0) {
      const [outdated] = this.#waiting.splice(before, 1, own);
      outdated?.leave(new OutdatedError('a newer request took its place'));
    } else {
      if (this.#waiting.length >= this.#most) throw new LineFullError('too many wait already');
      this.#waiting.push(own);
    }
    signal.addEventListener('abort', onAbort, { once: true });
    return promise;
  }
}
