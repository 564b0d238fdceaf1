import type { Log } from './log.ts';

export interface WatchedWork {
  name: string;
  /** Far longer than the work ever takes: every step of it has its own limit. */
  limitMs: number;
  log: Log;
}

/** The work of this process that is past its limit. */
const hanging = new Set<WatchedWork>();

/** Runs work that the process is useless without: while it takes longer than its limit, the process does not count as alive. */
export async function watchLiveness<Result>(watched: WatchedWork, work: () => Promise<Result>): Promise<Result> {
  const { name, limitMs, log } = watched;
  const timer = setTimeout(() => {
    hanging.add(watched);
    log.error({ work: name, limit_ms: limitMs }, 'background work hangs: the process should be restarted');
  }, limitMs).unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    hanging.delete(watched);
  }
}

/** Whether all watched work of this process goes on. */
export function isAlive(): boolean {
  return hanging.size === 0;
}
