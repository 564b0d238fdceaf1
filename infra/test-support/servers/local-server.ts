import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../postgres/free-port.ts';

export interface LocalServer {
  url: string;
  port: number;
  /** Process id of the current process. */
  readonly pid: number;
  /** Sends SIGKILL, like a power cut or the kernel. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Starts again with the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface LocalServerOptions {
  dataDir: string;
  /** Absent: any free port. */
  port?: number;
}

const START_LIMIT_MS = 60_000;
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];

/**
 * A NATS server with JetStream that a test may kill, open to everybody or to one account as `name:password`. @throws Error if
 * there is no nats-server
 */
export function startNats(options: LocalServerOptions & { account?: string }): Promise<LocalServer> {
  const [user, password] = options.account?.split(':') ?? [];
  return startServer('nats-server', options, 'nats', (port) => [
    '-js',
    '-sd',
    options.dataDir,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    ...(user === undefined || password === undefined ? [] : ['--user', user, '--pass', password]),
  ]);
}

/** A Redis that persists every acknowledged write, and that a test may kill. @throws Error if there is no redis-server */
export function startRedis(options: LocalServerOptions): Promise<LocalServer> {
  return startServer('redis-server', options, 'redis', (port) => [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', options.dataDir],
    ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
  ]);
}

/** Path of a program; undefined if it is not installed. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of FOLDERS) {
    const file = path.join(folder, name);
    try {
      await access(file, constants.X_OK);
      return file;
    } catch {}
  }
  return undefined;
}

async function startServer(
  program: string,
  options: LocalServerOptions,
  scheme: string,
  argsFor: (port: number) => string[],
): Promise<LocalServer> {
  const file = await findProgram(program);
  if (!file) throw new Error(`${program} is not installed`);
  return runServer(file, options, scheme, argsFor);
}

/** Runs a program that listens on loopback; it ends with this process at the latest. @throws Error if it does not start */
export async function runServer(
  file: string,
  options: LocalServerOptions,
  scheme: string,
  argsFor: (port: number) => string[],
): Promise<LocalServer> {
  await mkdir(options.dataDir, { recursive: true });
  const port = options.port ?? (await freePort());
  const start = (): Promise<ChildProcess> => launch(file, argsFor(port), port);
  let current = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (current.exitCode !== null || current.signalCode !== null) return;
    const gone = new Promise((resolve) => current.once('exit', resolve));
    current.kill(signal);
    await gone;
  };
  return {
    url: `${scheme}://127.0.0.1:${port}`,
    port,
    get pid() {
      return current.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL');
      current = await start();
    },
    stop: () => end('SIGTERM'),
  };
}

async function launch(file: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const server = spawn(file, [...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  server.on('error', () => {});
  const killWithUs = (): void => void server.kill('SIGKILL');
  process.once('exit', killWithUs);
  server.once('exit', () => process.off('exit', killWithUs));
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await listens(port))) {
    if (server.exitCode !== null || server.pid === undefined)
      throw new Error(`${path.basename(file)} did not start: ${said.trim()}`);
    if (Date.now() > limit) {
      server.kill('SIGKILL');
      throw new Error(`${path.basename(file)} did not listen on port ${port} within ${START_LIMIT_MS / 1000} s`);
    }
    await sleep(25);
  }
  return server;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
