/** Admits a limited number at a time; the others wait in order of arrival. */
export interface ConcurrencyLimit {
  /** Waits for a place; returns a function that releases it. @throws the signal's reason */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createConcurrencyLimit(count: number): ConcurrencyLimit {
  let free = count;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const once = () => {
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };
  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return once();
      }
      await new Promise<void>((resolve, reject) => {
        const come = () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(come), 1);
          reject(signal.reason);
        };
        waiting.push(come);
        signal.addEventListener('abort', giveUp, { once: true });
      });
      return once();
    },
  };
}
