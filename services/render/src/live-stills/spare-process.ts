import type { StillProcess } from './still-process.ts';

/** Starts the processes, and keeps one that has drawn already, whatever it will be needed for: that takes a second of a core. */
export class SpareProcess {
  readonly #start: () => Promise<StillProcess>;
  /** All that have been started and have not ended. */
  readonly #running = new Set<Promise<StillProcess>>();
  #spare: Promise<StillProcess>;
  #isClosed = false;

  constructor(start: () => Promise<StillProcess>) {
    this.#start = start;
    this.#spare = this.#startAfter(Promise.resolve());
  }

  /** A process for the caller alone, warm unless others have just taken one. */
  async take(): Promise<StillProcess> {
    const taken = await this.#next();
    if (taken.isAlive) return taken;
    await taken.end();
    return this.#next();
  }

  /** Ends every process, those that were taken too. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const running = await Promise.allSettled(this.#running);
    for (const process of running) if (process.status === 'fulfilled') await process.value.end();
  }

  /** The next one starts when this one is warm, because stills are drawn on the same cores. */
  #next(): Promise<StillProcess> {
    const taken = this.#spare;
    this.#spare = this.#startAfter(taken.then(({ warm }) => warm));
    return taken;
  }

  #startAfter(before: Promise<unknown>): Promise<StillProcess> {
    const begin = () => this.#begin();
    const spare = before.then(begin, begin);
    // The caller that takes it gets the error.
    spare.then((process) => this.#replaceOnceLost(spare, process)).catch(() => {});
    return spare;
  }

  /** One that ended before it had drawn is replaced when it is needed, since the next would end too. */
  async #replaceOnceLost(spare: Promise<StillProcess>, process: StillProcess): Promise<void> {
    await process.warm;
    if (!process.isAlive) return;
    await process.ended;
    if (this.#spare === spare) this.#spare = this.#startAfter(process.end());
  }

  #begin(): Promise<StillProcess> {
    if (this.#isClosed) throw new Error('The processes were ended.');
    const starting = this.#start();
    this.#running.add(starting);
    const forget = () => this.#running.delete(starting);
    starting.then(({ ended }) => ended).then(forget, forget);
    return starting;
  }
}
