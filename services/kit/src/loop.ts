import { atNextActivity, isAtRest, noteActivity } from './activity.ts';
import type { Closable } from './bus/bus.ts';
import { watchLiveness } from './liveness.ts';
import type { Log } from './log.ts';
import { quietTrace, runWithContext } from './trace.ts';

export interface Loop extends Closable {
  /** Runs the work soon instead of at the next interval. */
  wake(): void;
}

export interface LoopOptions {
  name: string;
  everyMs: number;
  /**
   * The interval while the process is at rest (./activity.ts): the longest time until work is found of which nobody told it. By
   * default 5 s, or the usual interval if that is longer.
   */
  restMs?: number;
  /** The pause after a first failure; it doubles. By default twice the interval. */
  retryMs?: number;
  /** A longer run means that the work hangs, and the process with it: half an hour by default. */
  limitMs?: number;
  log: Log;
  /** Returns true if there is more to do immediately. A thrown error is logged, and the next run waits longer. */
  work(): Promise<boolean | undefined>;
}

/** Work goes on soon after whatever it needs is back. */
const LONGEST_PAUSE_MS = 10_000;
export const RUN_LIMIT_MS = 1_800_000;
const REST_MS = 5_000;

/** Repeats work, one run at a time, until closed; closing waits for the current run. */
export function startLoop(options: LoopOptions): Loop {
  const { name, everyMs, limitMs = RUN_LIMIT_MS, log, work } = options;
  const retryMs = options.retryMs ?? 2 * everyMs;
  const restMs = options.restMs ?? Math.max(everyMs, REST_MS);
  let open = true;
  let awake = false;
  let failures = 0;
  let wake: (() => void) | undefined;

  async function pause(): Promise<void> {
    const longestMs = Math.max(everyMs, LONGEST_PAUSE_MS);
    const wait = failures === 0 ? everyMs : Math.min(longestMs, retryMs * 2 ** Math.min(failures - 1, 10));
    const isResting = failures === 0 && restMs > everyMs && isAtRest();
    const { promise: over, resolve } = Promise.withResolvers<void>();
    let timer = setTimeout(resolve, isResting ? around(restMs) : wait);
    const unhear = isResting
      ? atNextActivity(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, everyMs);
        })
      : undefined;
    wake = resolve;
    await over;
    clearTimeout(timer);
    unhear?.();
    wake = undefined;
  }

  async function run(): Promise<void> {
    while (open) {
      awake = false;
      let more = false;
      try {
        const run = () => runWithContext({ trace: quietTrace() }, work);
        more = (await watchLiveness({ name, limitMs, log }, run)) === true;
        failures = 0;
        if (more) noteActivity();
      } catch (error) {
        failures += 1;
        if (open) log.warn({ err: error, loop: name, failures }, 'background work failed');
      }
      if (open && (failures > 0 || !(awake || more))) await pause();
    }
  }
  const ended = run();
  return {
    wake() {
      awake = true;
      noteActivity();
      if (failures === 0) wake?.();
    },
    async close() {
      open = false;
      wake?.();
      await ended;
    },
  };
}

/** Loops that started together do not stay together. */
function around(ms: number): number {
  return ms * (0.9 + 0.2 * Math.random());
}
