import type { StillProcess } from '../../src/live-stills/still-process.ts';

/** A process that draws nothing, and becomes warm when it is told to. */
export class FakeStillProcess {
  isAlive = true;
  readonly #warm = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  readonly warm = this.#warm.promise;
  readonly ended = this.#ended.promise;

  becomeWarm(): void {
    this.#warm.resolve();
  }

  async isTooLarge(): Promise<boolean> {
    return false;
  }

  async end(): Promise<void> {
    this.isAlive = false;
    this.#warm.resolve();
    this.#ended.resolve();
  }

  asProcess(): StillProcess {
    return this as unknown as StillProcess;
  }
}

/** A start of such processes, and all that it has started. */
export function fakeStarts() {
  const started: FakeStillProcess[] = [];
  const start = async (): Promise<StillProcess> => {
    const process = new FakeStillProcess();
    started.push(process);
    return process.asProcess();
  };
  return { started, start };
}

/** Until nothing happens any more without somebody's doing. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
