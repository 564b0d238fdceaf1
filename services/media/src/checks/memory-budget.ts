/** Memory that all checks share: who wants more than is free waits in line, and idle processes make room. */
export interface MemoryBudget {
  readonly bytes: number;
  /**
   * Waits until so many bytes are free, first come, first served. What is more than the whole budget gets the whole.
   * @param awakened what rested until now and is going to use the bytes: its own are among them
   * @returns what gives them back
   */
  take(bytes: number, awakened?: Resting): Promise<() => void>;
  /** Counts what an idle process still occupies, until it leaves, is awakened or gives up. */
  rest(resting: Resting): void;
  leave(resting: Resting): void;
}

export interface Resting {
  bytes: number;
  /** Ends the process, for somebody who waits for memory. */
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
  // In the order they came to rest: who rests longest goes first.
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
