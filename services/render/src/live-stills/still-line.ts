/** A newer request of the same asker took the place of this one. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}

/** No more may wait than can be drawn before visitors lose patience. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

export interface Asker {
  visitor: string;
  asker: string;
}

interface Waiting extends Asker {
  turn: number;
  begin: () => void;
  leave: (reason: unknown) => void;
}

/**
 * Lets a few draw at a time. Visitors take turns: the second request of one comes after the first of every other who waits,
 * however many forms each has open. Only the newest request of each asker waits, in the place of the previous one: somebody who
 * types fast is neither served twice nor sent back to the end. A request that nobody waits for leaves the line.
 */
export class StillLine {
  readonly #atOnce: number;
  readonly #most: number;
  /** In the order in which they are served. */
  readonly #waiting: Waiting[] = [];
  #running = 0;
  /** The turn that is being served, and the last one that each visitor has taken. */
  #turn = 0;
  readonly #taken = new Map<string, number>();

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  /** @throws OutdatedError, LineFullError, or the signal's reason while the request waits; the errors of the work */
  async take<Result>(asker: Asker, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(asker, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) {
      // A busy line never empties, and visitors whose last turn is over count as new ones.
      if (next.turn > this.#turn) for (const [visitor, turn] of this.#taken) if (turn < next.turn) this.#taken.delete(visitor);
      this.#turn = next.turn;
      next.begin();
    } else {
      this.#running -= 1;
      this.#turn = 0;
      this.#taken.clear();
    }
  }

  #wait({ visitor, asker }: Asker, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = (): void => {
      const at = this.#waiting.indexOf(own);
      if (at >= 0) this.#waiting.splice(at, 1);
      own.leave(signal.reason);
    };
    const own: Waiting = {
      ...{ visitor, asker, turn: 0 },
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
    const outdated = this.#waiting[before];
    if (outdated) {
      own.turn = outdated.turn;
      this.#waiting[before] = own;
      outdated.leave(new OutdatedError('a newer request took its place'));
    } else this.#enter(own);
    signal.addEventListener('abort', onAbort, { once: true });
    return promise;
  }

  /** A full line refuses the request whose turn is last, even if it is the new one. @throws LineFullError */
  #enter(own: Waiting): void {
    own.turn = Math.max(this.#turn, (this.#taken.get(own.visitor) ?? -1) + 1);
    const at = this.#waiting.findIndex(({ turn }) => turn > own.turn);
    const isFull = this.#waiting.length >= this.#most;
    if (isFull && at < 0) throw new LineFullError('too many wait already');
    if (isFull) this.#waiting.pop()?.leave(new LineFullError('others wait for their first turn'));
    this.#taken.set(own.visitor, own.turn);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, own);
  }
}
