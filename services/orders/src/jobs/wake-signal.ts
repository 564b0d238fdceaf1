/** Signals within this time cause one wake-up: no caller waits for the work woken here. */
const GATHER_MS = 100;

/** Lets a request wake the loops of its process; without it they would run a little later. */
export class WakeSignal {
  private readonly listeners = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;

  wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const listener of this.listeners) listener();
    }, GATHER_MS).unref();
  }

  onWake(listener: () => void): void {
    this.listeners.add(listener);
  }
}
