/** What happens within this time is woken for once: nothing that is woken here is waited for by anybody. */
const GATHER_MS = 100;

/** Lets a request wake the loops of its process; without it they would look a little later. */
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
