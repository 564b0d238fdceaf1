import { type ChildProcess, fork, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.ts';

export interface ChildOptions {
  name: string;
  /** A TypeScript file, relative to the checkout. */
  entry: string;
  env: Record<string, string>;
  logFile: string;
  onRestart?: (name: string, reason: string) => void;
}

const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long had started well, so the next restart delay is short again. */
const SETTLED_MS = 30_000;
const STOP_LIMIT_MS = 20_000;

/** A process that is restarted whenever it ends, until `stop` is called. */
export class SupervisedChild {
  readonly name: string;
  private readonly options: ChildOptions;
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;
  private pauseMs = FIRST_PAUSE_MS;
  starts = 0;

  constructor(options: ChildOptions) {
    this.name = options.name;
    this.options = options;
    this.start();
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Kills the process as a crash would; it is then restarted. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.once('exit', () => {
        clearTimeout(limit);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  private start(): void {
    this.starts += 1;
    const startedAt = Date.now();
    const log = openLog(this.options.logFile);
    // The channel closes when the parent ends for any reason, and so notifies the child.
    const child = fork(path.join(ROOT, this.options.entry), [], {
      cwd: ROOT,
      env: this.options.env,
      stdio: ['ignore', log, log, 'ipc'],
      // This process's flags, such as a test runner's, are not passed on to the service.
      execArgv: [],
      // Ctrl-C in a terminal signals the whole group; children wait for the launcher, which stops them in order.
      detached: true,
    });
    closeSync(log);
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.stopping) return;
      if (Date.now() - startedAt > SETTLED_MS) this.pauseMs = FIRST_PAUSE_MS;
      this.options.onRestart?.(this.name, signal ?? `exit code ${code}`);
      this.timer = setTimeout(() => this.start(), this.pauseMs);
      this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }
}

/** Runs a command to its end, or until the signal aborts. @throws Error that names its log if it fails */
export async function runToEnd(options: {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  logFile: string;
  /** Gets what the command, a Node program, sends. */
  onMessage?: (message: unknown) => void;
  signal?: AbortSignal;
}): Promise<void> {
  const { onMessage, signal } = options;
  const log = openLog(options.logFile);
  const child = spawn(options.command, options.args, {
    cwd: ROOT,
    env: options.env,
    stdio: ['ignore', log, log, ...(onMessage ? (['ipc'] as const) : [])],
    ...(signal ? { signal } : {}),
  });
  closeSync(log);
  if (onMessage) child.on('message', onMessage);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`${options.name} failed; its log is ${options.logFile}`);
}

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'a');
}
