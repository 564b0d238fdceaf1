import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Docker, succeeds } from './docker.ts';

const READY_MS = 60_000;
const STOP_MS = 90_000;
const POLL_MS = 250;

/**
 * The engine that answers on this machine, or a Docker of the test's own whose files and socket lie in `folder`, so that no other
 * program finds it. It ends with `stop`. @throws Error with the end of its log if it does not start
 */
export async function startEngine(folder: string): Promise<Docker> {
  if (await succeeds(['docker', 'info'], { limitMs: 20_000 })) return { environment: {}, isOwn: false, stop: async () => {} };
  await mkdir(folder, { recursive: true });
  const socket = path.join(folder, 'docker.sock');
  const environment = { DOCKER_HOST: `unix://${socket}` };
  if (await succeeds(['docker', 'info'], { environment, limitMs: 20_000 })) {
    return { environment, isOwn: true, stop: async () => {} };
  }
  const logFile = path.join(folder, 'dockerd.log');
  const log = openSync(logFile, 'w');
  const daemon = spawn(
    'dockerd',
    [
      ...['--host', environment.DOCKER_HOST, '--group', 'root'],
      ...['--data-root', path.join(folder, 'data'), '--exec-root', path.join(folder, 'run')],
      ...['--pidfile', path.join(folder, 'dockerd.pid')],
      // A container in a container may not lower it.
      ...['--oom-score-adjust', '0'],
    ],
    { stdio: ['ignore', log, log], detached: true },
  );
  const gone = new Promise<void>((resolve) => {
    daemon.once('exit', () => resolve());
    daemon.once('error', () => resolve());
  });
  const deadline = Date.now() + READY_MS;
  while (!(await succeeds(['docker', 'info'], { environment, limitMs: 20_000 }))) {
    if (daemon.exitCode !== null || daemon.pid === undefined || Date.now() > deadline) {
      daemon.kill();
      const told = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-15).join('\n');
      throw new Error(`Docker did not start:\n${told}`);
    }
    await sleep(POLL_MS);
  }
  return {
    environment,
    isOwn: true,
    async stop() {
      daemon.kill('SIGTERM');
      await Promise.race([gone, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}
