import { StorageError, storageErrorOf } from './storage-error.ts';

const PAUSE_MS = { first: 500, longest: 30_000 };

/** The connection to the shop, as far as the browser knows it. */
export interface Line {
  isOnline(): boolean;
  /** Ends early when the browser comes back online. @throws the signal's reason */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

interface Retrying {
  /**
   * How long transient faults are tolerated since the last progress. Time that the browser knows to be offline does not count.
   */
  limitMs: number;
  signal: AbortSignal;
  line: Line;
  onPause?: (error: StorageError) => void;
  random?: () => number;
}

/** Between half and all of a delay that doubles, so that eight files do not retry in step. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(PAUSE_MS.first * 2 ** (failures - 1), PAUSE_MS.longest);
  return whole * (0.5 + random() / 2);
}

/**
 * Runs the work, repeating it after transient faults. The work calls `progressed` when it made progress, which restarts the time
 * limit.
 * @throws StorageError; `storage/retry-limit-exceeded` when the time limit is reached
 */
export async function retrying<Value>(work: (progressed: () => void) => Promise<Value>, options: Retrying): Promise<Value> {
  const { limitMs, signal, line } = options;
  let failures = 0;
  let waitedMs = 0;
  const progressed = () => {
    failures = 0;
    waitedMs = 0;
  };
  for (;;) {
    const began = line.now();
    try {
      return await work(progressed);
    } catch (cause) {
      signal.throwIfAborted();
      const error = storageErrorOf(cause);
      if (!error.passing) throw error;
      if (failures > 0 && line.isOnline()) waitedMs += line.now() - began;
      if (waitedMs >= limitMs) throw new StorageError('storage/retry-limit-exceeded', { cause: error });
      failures += 1;
      options.onPause?.(error);
      const pausing = line.now();
      const pause = Math.max(pauseMs(failures, options.random), error.retryAfterMs);
      await line.pause(Math.min(pause, Math.max(limitMs - waitedMs, 1)), signal);
      if (line.isOnline()) waitedMs += line.now() - pausing;
    }
  }
}
