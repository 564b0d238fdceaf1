import { StorageError, storageErrorOf } from './storage-error.ts';

const PAUSE_MS = { first: 500, longest: 30_000 };

/** The way to the shop, as far as the browser knows it. */
export interface Line {
  isOnline(): boolean;
  /** Ends early when the browser comes back online. @throws the signal's reason */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
}

interface Retrying {
  /** How long passing faults are put up with since the last progress. Time that the browser knows to be offline is not counted. */
  limitMs: number;
  signal: AbortSignal;
  line: Line;
  onPause?: (error: StorageError) => void;
  random?: () => number;
}

/** Half to all of a pause that doubles, so that eight files do not come back in step. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  const whole = Math.min(PAUSE_MS.first * 2 ** (failures - 1), PAUSE_MS.longest);
  return whole * (0.5 + random() / 2);
}

/**
 * Does the work, again after passing faults. The work calls `progressed` when something was achieved: patience begins anew.
 * @throws StorageError; `storage/retry-limit-exceeded` at the end of patience
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
