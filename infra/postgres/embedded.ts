import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { choosePlace, type Place, runAs } from './place.ts';

export interface EmbeddedOptions {
  /** The cluster's folder; it moves elsewhere if the server's user has no access to it (see `dir` in the result). */
  dir: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** Off for tests: data may then be lost in a power cut. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  adminUrl: string;
  port: number;
  dir: string;
  /** Why the cluster is not in the requested folder. */
  moved?: string;
  /** A server of this cluster was already running and is reused. */
  reused: boolean;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;
const ORPHANS_MS = 3_000;
const SETTLE_LIMIT_MS = 10_000;
const SETTLE_POLL_MS = 100;

/**
 * Starts the PostgreSQL of the npm packages, on 127.0.0.1 only, as a non-root user. It keeps running if this process is killed,
 * and the next call finds it again.
 * @throws Error with the reason in one line: port in use, folder not writable, disk full
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await choosePlace(options.dir);
  const cluster = path.join(place.dir, 'cluster');
  const password = await ensureCluster(place, cluster);
  const about = { dir: place.dir, ...(place.moved === undefined ? {} : { moved: place.moved }) };
  const running = await settledServer(cluster, password);
  if (running?.isAnswering) {
    const { port, pid } = running;
    return { ...about, adminUrl: adminUrl(password, port), port, reused: true, stop: () => stopServer(pid) };
  }
  if (running) throw new Error(`Another Postgres (process ${running.pid}) holds ${cluster} and does not answer.`);
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });

  const port = options.port || (await freePort());
  const logFile = path.join(place.dir, 'server.log');
  const start = async (): Promise<number> => {
    const server = launch(place, cluster, port, options.durable ?? true, logFile);
    return untilReady(server, adminUrl(password, port), port, logFile);
  };
  const pid = await start().catch(async (error: unknown) => {
    // The child processes of a killed server take a moment to notice, and hold its memory until then.
    if (!(await readFile(logFile, 'utf8')).includes('still in use')) throw error;
    await sleep(ORPHANS_MS);
    return start();
  });
  return { ...about, adminUrl: adminUrl(password, port), port, reused: false, stop: () => stopServer(pid) };
}

/** The running server of a cluster, if there is one. If it does not answer, waits briefly, because it is starting or stopping. */
async function settledServer(
  cluster: string,
  password: string,
): Promise<{ pid: number; port: number; isAnswering: boolean } | undefined> {
  const deadline = Date.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const running = await runningServer(cluster);
    if (!running) return undefined;
    const isAnswering = await answers(adminUrl(password, running.port));
    if (isAnswering || Date.now() > deadline) return { ...running, isAnswering };
    await sleep(SETTLE_POLL_MS);
  }
}

function adminUrl(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** Creates the cluster unless it exists; returns the admin's password. */
async function ensureCluster(place: Place, cluster: string): Promise<string> {
  const passwordFile = path.join(place.dir, 'admin-password');
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();
  // A folder without a version file is left over from an interrupted initdb.
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.user) {
    await chown(cluster, place.user.uid, place.user.gid);
    await chown(passwordFile, place.user.uid, place.user.gid);
  }
  try {
    await runAs(place, path.join(place.binaries, 'initdb'), [
      ...['--pgdata', cluster, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--no-locale', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ]);
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    throw new Error(`Postgres could not make its data folder ${cluster}: ${lastLine(String((error as Error).message))}`);
  }
  return password;
}

function launch(place: Place, cluster: string, port: number, durable: boolean, logFile: string): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'w', 0o600);
  try {
    // A separate process session, so that Ctrl-C only reaches the launcher, which stops the services first.
    const server = spawn(path.join(place.binaries, 'postgres'), ['-D', cluster, ...flags], {
      cwd: place.dir,
      detached: true,
      stdio: ['ignore', log, log],
      ...(place.user ?? {}),
    });
    server.on('error', () => {});
    server.unref();
    return server;
  } finally {
    closeSync(log);
  }
}

async function untilReady(server: ChildProcess, url: string, port: number, logFile: string): Promise<number> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) {
      throw new Error(await whyNot(port, logFile));
    }
    if (await answers(url)) return server.pid;
    await sleep(40);
  }
  server.kill('SIGKILL');
  throw new Error(`Postgres was not ready within ${START_LIMIT_MS / 1000} s; its log is ${logFile}.`);
}

async function whyNot(port: number, logFile: string): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  if (/address already in use/i.test(log)) return `Port ${port} is in use: Postgres cannot listen there.`;
  if (/no space left/i.test(log)) return 'The disk is full: Postgres cannot start.';
  const reason = log.split('\n').find((line) => line.includes('FATAL')) ?? lastLine(log);
  return `Postgres did not start: ${reason || 'it left without a word'} (log: ${logFile})`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The server of a cluster, from its postmaster.pid; undefined if the file is left over from a server that has ended. */
async function runningServer(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidLine, , , portLine] = text.split('\n');
  const pid = Number(pidLine);
  const port = Number(portLine);
  if (!Number.isInteger(pid) || pid <= 1 || !Number.isInteger(port) || !isAlive(pid)) return undefined;
  // The pid may have been reused by another program.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (command !== undefined && !command.includes(cluster)) return undefined;
  return { pid, port };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** SIGINT is Postgres's fast shutdown: clients are disconnected and all data is written. */
async function stopServer(pid: number): Promise<void> {
  for (const [signal, waitMs] of [['SIGINT', STOP_LIMIT_MS] as const, ['SIGQUIT', 5_000] as const]) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const limit = Date.now() + waitMs;
    while (isAlive(pid) && Date.now() < limit) await sleep(30);
  }
  if (isAlive(pid)) throw new Error(`Postgres (process ${pid}) did not stop.`);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
