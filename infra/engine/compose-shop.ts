import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Docker, run } from './docker.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const POLL_MS = 2_000;

interface Container {
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
}

/** A copy of what a clone of this repository would hold, and Compose in it. */
export interface ComposeShop {
  folder: string;
  /** Runs a command of docker compose; returns its output. */
  compose(args: readonly string[], project?: string): Promise<string>;
  /** Runs a line of a shell that starts the shop and stays in the foreground; `interrupt` is what Ctrl-C does. */
  startInForeground(line: string): { ended: Promise<unknown>; interrupt(): Promise<void> };
  /** Changes variables of the shop; they win over those of .env. */
  change(variables: Readonly<Record<string, string>>): void;
  /** Resolves when every service runs and is healthy, or has done its work. @throws Error that names those that are not */
  healthy(limitMs: number, project?: string): Promise<void>;
}

/** @throws Error if the project's containers or volumes are in an engine that is not the test's own */
export async function copyShop(docker: Docker, folder: string, changes: Readonly<Record<string, string>>): Promise<ComposeShop> {
  const checkout = path.join(folder, 'checkout');
  const environment: Record<string, string> = { ...docker.environment, ...changes };
  const logFile = path.join(folder, 'compose.log');
  const quietly = (args: readonly string[], project = 'nimantran') =>
    run(['docker', 'compose', '--project-name', project, ...args], { cwd: checkout, environment });
  const compose = (args: readonly string[], project = 'nimantran') =>
    run(['docker', 'compose', '--project-name', project, ...args], { cwd: checkout, environment, logFile });
  await refuseForeignShop(docker);
  await rm(checkout, { recursive: true, force: true });
  await mkdir(checkout, { recursive: true });
  const listed = await run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.split('\0').filter(Boolean)) {
    await cp(path.join(ROOT, file), path.join(checkout, file), { verbatimSymlinks: true }).catch((error) => {
      // A file that is deleted and not yet committed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
  const containers = async (project: string): Promise<Container[]> =>
    (await quietly(['ps', '--all', '--format', 'json'], project))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return {
    folder: checkout,
    compose,
    change: (variables) => void Object.assign(environment, variables),
    startInForeground(line) {
      const log = openSync(logFile, 'a');
      const shell = spawn('sh', ['-c', line], {
        cwd: checkout,
        env: { ...process.env, ...environment },
        stdio: ['ignore', log, log],
        detached: true,
      });
      const ended = new Promise((resolve) => shell.once('close', resolve));
      return {
        ended,
        async interrupt() {
          if (shell.pid !== undefined && shell.exitCode === null && shell.signalCode === null) process.kill(-shell.pid, 'SIGINT');
          await ended;
        },
      };
    },
    async healthy(limitMs, project = 'nimantran') {
      const names = async () => (await quietly(['config', '--services'], project)).split('\n').filter(Boolean);
      const deadline = Date.now() + limitMs;
      let waits: string[] = ['everything'];
      while (waits.length > 0) {
        if (Date.now() > deadline) throw new Error(`Not healthy within ${limitMs / 1000} s: ${waits.join(', ')}`);
        await sleep(POLL_MS);
        // Compose writes .env first, without which it reads nothing.
        const found = await containers(project).catch(() => []);
        if (found.length === 0) continue;
        waits = (await names()).flatMap((name) => {
          const container = found.find(({ Service }) => Service === name);
          if (container === undefined) return [`${name} (absent)`];
          return isWell(container) ? [] : [`${name} (${container.State} ${container.Health} ${container.ExitCode})`];
        });
      }
    },
  };
}

const isWell = ({ State, Health, ExitCode }: Container): boolean =>
  State === 'exited' ? ExitCode === 0 : State === 'running' && (Health === 'healthy' || Health === '');

/** The project's name is the one that a shop in use has. */
async function refuseForeignShop({ environment, isOwn }: Docker): Promise<void> {
  if (isOwn) return;
  const label = 'label=com.docker.compose.project=nimantran';
  const volumes = await run(['docker', 'volume', 'ls', '--quiet', '--filter', label], { environment });
  if (volumes.trim() !== '') throw new Error('This engine holds a shop. Use an engine without one for the test.');
}

/** The line of README.md that starts the shop in containers. */
export async function readmeLine(): Promise<string> {
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
  const line = /`(sh infra\/deployment\/make-env\.sh && docker compose up --build)`/.exec(readme)?.[1];
  if (line === undefined) throw new Error('README.md names no line that starts the shop in containers.');
  return line;
}
