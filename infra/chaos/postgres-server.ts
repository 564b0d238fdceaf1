import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts';
import type { LocalServer } from '../test-support/servers/local-server.ts';

const GONE_LIMIT_MS = 15_000;

/** The Postgres of the npm packages as a server that can be killed and paused. Committed data survives both. */
export async function startPostgres(dir: string): Promise<LocalServer & { adminUrl: string }> {
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dir });
  const { port, adminUrl } = server;
  let pid = await pidOf(server.dir);
  return {
    url: adminUrl,
    adminUrl,
    port,
    get pid() {
      return pid;
    },
    async kill() {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      const limit = Date.now() + GONE_LIMIT_MS;
      while (isAlive(pid) && Date.now() < limit) await sleep(20);
    },
    async restart() {
      server = await startEmbeddedPostgres({ dir, port });
      pid = await pidOf(server.dir);
    },
    stop: () => server.stop(),
  };
}

/** A server and all its child processes. */
export async function familyOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')));
  const pids = children.flatMap((text) => text.split(' ').filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(pids.map(familyOf))).flat()];
}

async function pidOf(dir: string): Promise<number> {
  return Number((await readFile(path.join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
