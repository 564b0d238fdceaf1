/** Memory shared by all checks: requests that do not fit wait in line, and idle processes are ended to make room. */
export interface MemoryBudget {
  readonly bytes: number;
  /**
   * Waits until `bytes` are free, first come, first served. A request larger than the whole budget gets the whole budget.
   * @param awakened the idle process that will use the bytes; the bytes it already occupies count towards them
   * @returns a function that releases the bytes
   */
  take(bytes: number, awakened?: Resting): Promise<() => void>;
  /** Counts the memory of an idle process until it leaves, is awakened or is ended. */
  rest(resting: Resting): void;
  leave(resting: Resting): void;
}

export interface Resting {
  bytes: number;
  /** Ends the process because a waiting job needs its memory. */
  giveUp: () => void;
}

interface Waiting {
  bytes: number;
  awakened: Resting | undefined;
  serve: () => void;
}

export function createMemoryBudget(bytes: number): MemoryBudget {
  let taken = 0;
  const waiting: Waiting[] = [];
  // In the order they became idle: the longest idle process is ended first.
  const resting = new Set<Resting>();

  function makeRoom({ bytes: wanted, awakened }: Waiting): boolean {
    if (taken + wanted > bytes) return false;
    const others = [...resting].filter((idle) => idle !== awakened);
    let free = bytes - taken - others.reduce((sum, idle) => sum + idle.bytes, 0);
    for (const idle of others) {
      if (free >= wanted) break;
      free += idle.bytes;
      resting.delete(idle);
      idle.giveUp();
    }
    return true;
  }

  function serve(): void {
    for (let next = waiting[0]; next && makeRoom(next); next = waiting[0]) {
      waiting.shift();
      if (next.awakened) resting.delete(next.awakened);
      taken += next.bytes;
      next.serve();
    }
  }

  return {
    bytes,
    take(wanted, awakened) {
      const share = Math.min(wanted, bytes);
      return new Promise((resolve) => {
        let given = true;
        const giveBack = (): void => {
          if (!given) return;
          given = false;
          taken -= share;
          serve();
        };
        waiting.push({ bytes: share, awakened, serve: () => resolve(giveBack) });
        serve();
      });
    },
    rest(idle) {
      resting.add(idle);
    },
    leave(idle) {
      resting.delete(idle);
      serve();
    },
  };
}
