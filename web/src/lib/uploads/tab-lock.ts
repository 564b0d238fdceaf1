/** Lets one tab of this browser at a time work on something. */
export interface TabLock {
  /**
   * Does the work while it holds the lock; returns 'taken' if another tab holds it and `wait` is not requested. If another tab
   * takes over the lock, the work's signal is aborted.
   */
  hold(
    name: string,
    how: 'take' | 'if-free' | 'wait',
    signal: AbortSignal,
    work: (lost: AbortSignal) => Promise<void>,
  ): Promise<'done' | 'taken'>;
}

/** Uses Web Locks; a browser without them behaves as if it had one tab. */
export const tabLock: TabLock = {
  async hold(name, how, signal, work) {
    const lost = new AbortController();
    if (!('locks' in navigator)) {
      await work(lost.signal);
      return 'done';
    }
    // A lock can be waited for or taken, and only waiting can be aborted.
    const options: LockOptions = how === 'wait' ? { signal } : { ifAvailable: how === 'if-free', steal: how === 'take' };
    let working = false;
    try {
      return await navigator.locks.request(`upload:${name}`, options, async (lock) => {
        if (lock === null) return 'taken';
        working = true;
        try {
          await work(lost.signal);
        } finally {
          working = false;
        }
        return 'done';
      });
    } catch (error) {
      // Another tab has the lock now; the work would continue unless aborted.
      if (working) lost.abort(error);
      throw error;
    }
  },
};
