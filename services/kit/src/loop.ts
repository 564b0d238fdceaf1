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
  /** A longer run means that the work hangs, and the process with it: half an hour by default. */
  limitMs?: number;
  log: Log;
  /** Returns true if there is more to do immediately. A thrown error is logged, and the next run waits longer. */
  work(): Promise<boolean | undefined>;
}

/** Work goes on soon after whatever it needs is back. */
const LONGEST_PAUSE_MS = 10_000;
export const RUN_LIMIT_MS = 1_800_000;

/** Repeats work, one run at a time, until closed; closing waits for the current run. */
export function startLoop({ name, everyMs, limitMs = RUN_LIMIT_MS, log, work }: LoopOptions): Loop {
  let open = true;
  let awake = false;
  let failures = 0;
  let wake: (() => void) | undefined;

  async function pause(): Promise<void> {
    const wait = failures === 0 ? everyMs : Math.min(Math.max(everyMs, LONGEST_PAUSE_MS), everyMs * 2 ** Math.min(failures, 10));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, wait);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
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
      } catch (error) {
        failures += 1;
        if (open) log.warn({ err: error, loop: name, failures }, 'background work failed');
      }
      if (open && !awake && !more) await pause();
    }
  }
  const ended = run();
  return {
    wake() {
      awake = true;
      if (failures === 0) wake?.();
    },
    async close() {
      open = false;
      wake?.();
      await ended;
    },
  };
}
