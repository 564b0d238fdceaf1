/** Lets a request wake the loops of its process; without it they would look a little later. */
export class WakeSignal {
  private readonly listeners = new Set<() => void>();

  wake(): void {
    for (const listener of this.listeners) listener();
  }

  onWake(listener: () => void): void {
    this.listeners.add(listener);
  }
}
