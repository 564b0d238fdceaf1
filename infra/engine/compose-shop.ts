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
  /** Changes variables of the shop; they win over those of .env, which hold again for undefined ones. */
  change(variables: Readonly<Record<string, string | undefined>>): void;
  /** Starts these services again with other variables than the rest of the shop. */
  restartWith(variables: Readonly<Record<string, string>>, ...services: string[]): Promise<void>;
  /** Runs a line of cron's, with nothing of this process but the engine's address and PATH. */
  cron(line: string): Promise<string>;
  /** Resolves when every service runs and is healthy, or has done its work. @throws Error that names those that are not */
  healthy(limitMs: number, project?: string): Promise<void>;
}

/** @throws Error if the project's containers or volumes are in an engine that is not the test's own */
export async function copyShop(docker: Docker, folder: string, changes: Readonly<Record<string, string>>): Promise<ComposeShop> {
  const checkout = path.join(folder, 'checkout');
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
  return shopIn(docker, { folder, checkout }, changes);
}

/**
 * The version before, from the repository's history: `from` is a tag or a commit, or `before` for the newest tag, without one the commit
 * before VERSION last changed. @throws Error if the clone does not hold it
 */
export async function copyVersionBefore(
  docker: Docker,
  folder: string,
  changes: Readonly<Record<string, string>>,
  from: string,
): Promise<ComposeShop> {
  const git = (...args: string[]) => run(['git', ...args], { cwd: ROOT }).then((text) => text.trim());
  const newest = async () =>
    (await git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(() => undefined)) ??
    `${await git('log', '-1', '--format=%H', '--', 'VERSION')}^`;
  const commit = from === 'before' ? await newest() : from;
  const checkout = path.join(folder, 'checkout-before');
  await rm(checkout, { recursive: true, force: true });
  await mkdir(checkout, { recursive: true });
  await run(['sh', '-c', `git archive --format=tar '${commit}' | tar -x -C '${checkout}'`], { cwd: ROOT });
  return shopIn(docker, { folder, checkout }, { ...changes, NIMANTRAN_VERSION: 'before' });
}

function shopIn(
  docker: Docker,
  { folder, checkout }: { folder: string; checkout: string },
  changes: Readonly<Record<string, string>>,
): ComposeShop {
  const environment: Record<string, string | undefined> = { ...docker.environment, ...changes };
  const logFile = path.join(folder, 'compose.log');
  const quietly = (args: readonly string[], project = 'nimantran') =>
    run(['docker', 'compose', '--project-name', project, ...args], { cwd: checkout, environment });
  const composeWith = (variables: Readonly<Record<string, string>>, args: readonly string[], project = 'nimantran') =>
    run(['docker', 'compose', '--project-name', project, ...args], {
      ...{ cwd: checkout, logFile },
      environment: { ...environment, ...variables },
    });
  const compose = (args: readonly string[], project?: string) => composeWith({}, args, project);
  const containers = async (project: string): Promise<Container[]> =>
    (await quietly(['ps', '--all', '--format', 'json'], project))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return {
    folder: checkout,
    compose,
    change: (variables) => void Object.assign(environment, variables),
    restartWith: async (variables, ...services) =>
      void (await composeWith(variables, ['up', '--detach', '--no-deps', '--wait', ...services])),
    cron: (line) => {
      const own = Object.entries({ PATH: process.env.PATH, ...environment }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${value}`],
      );
      return run(['env', '-i', ...own, 'sh', '-c', line], { logFile });
    },
    startInForeground(line) {
      const log = openSync(logFile, 'a');
      const shell = spawn('sh', ['-c', line], {
        cwd: checkout,
        env: { ...process.env, NODE_ENV: undefined, ...environment },
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

/** The lines for cron in docs/operating.md, without their times. */
export async function cronLines(): Promise<string[]> {
  const text = await readFile(path.join(ROOT, 'docs/operating.md'), 'utf8');
  const lines = [...text.matchAll(/`\d+ \d+ \* \* \* (cd \/srv\/nimantran && [^`]+)`/g)].map(([, line = '']) => line);
  if (lines.length !== 2) throw new Error('docs/operating.md does not have two lines for cron.');
  return lines;
}
