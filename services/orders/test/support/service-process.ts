import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../../infra/test-support/eventually.ts';

const ENTRY = path.join(import.meta.dirname, '../../main.ts');
const START_LIMIT_MS = 60_000;
const AGAIN_MS = 300;

/** The service as a separate process, so that it can be killed as by a power cut, and restarted. */
export class ServiceProcess {
  private readonly options: { url: string; env: Record<string, string>; logFile: string; args?: string[] };
  private child: ChildProcess | undefined;
  private readonly killWithUs = (): void => void this.child?.kill('SIGKILL');
  starts = 0;

  constructor(options: ServiceProcess['options']) {
    this.options = options;
  }

  async start(): Promise<void> {
    const { url, env, logFile, args = [] } = this.options;
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...args, ENTRY], { env, stdio: ['ignore', log, log] });
    closeSync(log);
    this.child = child;
    this.starts += 1;
    process.once('exit', this.killWithUs);
    await eventually(
      'the service is ready',
      async () => {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The service ended (${child.exitCode ?? child.signalCode}); see ${logFile}.`);
        return fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
      },
      START_LIMIT_MS,
    );
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the service again whenever it ends, until the returned function is called. */
  keepRunning(): () => void {
    let keeps = true;
    const watch = async (): Promise<void> => {
      while (keeps) {
        const { child } = this;
        if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        // A service that it needs may be away.
        else await this.start().catch(() => sleep(AGAIN_MS));
      }
    };
    void watch();
    return () => {
      keeps = false;
    };
  }

  kill = (): Promise<void> => this.end('SIGKILL');
  stop = (): Promise<void> => this.end('SIGTERM');

  private async end(signal: NodeJS.Signals): Promise<void> {
    process.off('exit', this.killWithUs);
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
