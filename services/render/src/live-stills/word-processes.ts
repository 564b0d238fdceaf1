import { ProcessLostError, type StillProcess } from './still-process.ts';

/**
 * Processes that draw words alone, for anybody. A still takes the one that is free first: where several were lost, those that wait
 * are drawn by the first that is there, while the next is being started.
 */
export class WordProcesses {
  readonly #start: () => Promise<StillProcess>;
  readonly #free: StillProcess[] = [];
  readonly #busy = new Set<StillProcess>();
  readonly #waiting: PromiseWithResolvers<StillProcess>[] = [];
  #coming = 0;

  /** `start` takes a process that waits, or starts one. */
  constructor(start: () => Promise<StillProcess>) {
    this.#start = start;
  }

  get all(): StillProcess[] {
    return [...this.#free, ...this.#busy];
  }

  /** @throws ProcessLostError, and the errors of the start and of the work */
  async use<Result>(work: (process: StillProcess) => Promise<Result>): Promise<Result> {
    const process = (await this.#takeFree()) ?? (await this.#next());
    this.#busy.add(process);
    try {
      return await work(process);
    } finally {
      this.#busy.delete(process);
      if (process.isAlive && !(await process.isTooLarge())) this.#offer(process);
      else await process.end();
    }
  }

  async #takeFree(): Promise<StillProcess | undefined> {
    for (let taken = this.#free.pop(); taken; taken = this.#free.pop()) {
      if (taken.isAlive) return taken;
      await taken.end();
    }
    return undefined;
  }

  /** Never more than one for each that waits, so there are no more processes than stills drawn at once. */
  #next(): Promise<StillProcess> {
    const waiting = Promise.withResolvers<StillProcess>();
    this.#waiting.push(waiting);
    if (this.#coming < this.#waiting.length) void this.#bring();
    return waiting.promise;
  }

  async #bring(): Promise<void> {
    this.#coming += 1;
    try {
      const process = await this.#start();
      await process.warm;
      if (process.isAlive) return this.#offer(process);
      await process.end();
      throw new ProcessLostError('the process ended before it could draw', false);
    } catch (error) {
      this.#waiting.shift()?.reject(error);
    } finally {
      this.#coming -= 1;
    }
  }

  #offer(process: StillProcess): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve(process);
    else this.#free.push(process);
  }
}
