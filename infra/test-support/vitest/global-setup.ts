import { readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../postgres/embedded.ts';
import {
  hasContainerEngine,
  natsContainer,
  postgresContainer,
  redisContainer,
  type StartedContainer,
  s3Container,
} from '../servers/containers.ts';
import { startNats, startRedis } from '../servers/local-server.ts';
import { s3Address, startS3 } from '../servers/s3-server.ts';
import { createTemplates, dropDatabase, type Templates } from '../servers/test-database.ts';

/** The address of a test server, or why there is none. */
export type TestServer = { url: string } | { missing: string };
export interface TestServers {
  postgres: TestServer;
  nats: TestServer;
  redis: TestServer;
  /** The address contains key and region: `readS3Address`. */
  s3: TestServer;
}

declare module 'vitest' {
  export interface ProvidedContext {
    servers: TestServers;
    /** Names of databases of the Postgres. */
    templates: Templates;
  }
}

const PREFIX = 'nimantran-test-';
type Stop = () => Promise<void>;

interface Way {
  /** An address in this environment variable takes precedence. */
  variable: string;
  container: () => Promise<StartedContainer>;
  local: (dir: string) => Promise<StartedContainer>;
}

const WAYS: Record<keyof TestServers, Way> = {
  postgres: {
    variable: 'TEST_DATABASE_URL',
    container: postgresContainer,
    async local(dir) {
      const server = await startEmbeddedPostgres({ dir, durable: false });
      return { url: server.adminUrl, stop: server.stop };
    },
  },
  nats: { variable: 'TEST_NATS_URL', container: natsContainer, local: (dir) => startNats({ dataDir: dir }) },
  redis: { variable: 'TEST_REDIS_URL', container: redisContainer, local: (dir) => startRedis({ dataDir: dir }) },
  s3: {
    variable: 'TEST_S3_URL',
    container: s3Container,
    async local(dir) {
      const server = await startS3({ dataDir: dir });
      return { url: s3Address(server), stop: server.stop };
    },
  },
};

/** Starts each server once for a whole run; suites get the addresses from `servers.ts`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepOldRuns();
  const dir = path.join(os.tmpdir(), `${PREFIX}${process.pid}`);
  const stops: Stop[] = [];
  const [postgres, nats, redis, s3] = await Promise.all([
    start('postgres', dir, stops),
    start('nats', dir, stops),
    start('redis', dir, stops),
    start('s3', dir, stops),
  ]);
  project.provide('servers', { postgres, nats, redis, s3 });
  project.provide('templates', await makeTemplates(postgres, stops));
  return async () => {
    await Promise.allSettled(stops.map((stop) => stop()));
    await rm(dir, { recursive: true, force: true });
  };
}

/** On a server that is given they are dropped after the run. */
async function makeTemplates(postgres: TestServer, stops: Stop[]): Promise<Templates> {
  if (!('url' in postgres)) return { bare: '', migrated: '' };
  const templates = await createTemplates(postgres.url);
  const drop = async () => {
    for (const name of Object.values(templates)) await dropDatabase(postgres.url, name);
  };
  if (process.env[WAYS.postgres.variable]) stops.push(drop);
  return templates;
}

async function start(name: keyof TestServers, dir: string, stops: Stop[]): Promise<TestServer> {
  const way = WAYS[name];
  const given = process.env[way.variable];
  if (given) return { url: given };
  const reasons = [`${way.variable} is not set`];
  const attempts = (await hasContainerEngine()) ? [way.container] : [];
  if (attempts.length === 0) reasons.push('no container engine answers');
  for (const attempt of [...attempts, () => way.local(path.join(dir, name))]) {
    try {
      const server = await attempt();
      stops.push(server.stop);
      return { url: server.url };
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { missing: reasons.join('; ') };
}

/** A run that was killed leaves its database behind. */
async function sweepOldRuns(): Promise<void> {
  const found = await readdir(os.tmpdir());
  for (const entry of found.filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(entry.slice(PREFIX.length));
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    const dir = path.join(os.tmpdir(), entry);
    const cluster = path.join(dir, 'postgres', 'cluster');
    const postmaster = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
    const command = await readFile(`/proc/${postmaster}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(cluster)) process.kill(postmaster, 'SIGQUIT');
    await rm(dir, { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
