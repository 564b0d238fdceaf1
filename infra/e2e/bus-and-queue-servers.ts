import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalServer, startNats, startRedis } from '../testing/local-server.ts';

/** The servers that a distributed shop has beside its database; a test may kill them. */
export interface BusAndQueueServers {
  natsUrl: string;
  redisUrl: string;
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error when nats-server or redis-server is not installed */
export async function startBusAndQueueServers(): Promise<BusAndQueueServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-servers-'));
  const nats = await startNats({ dataDir: path.join(folder, 'nats') });
  let redis: LocalServer;
  try {
    redis = await startRedis({ dataDir: path.join(folder, 'redis') });
  } catch (error) {
    await nats.stop();
    throw error;
  }
  const both = [nats, redis];
  return {
    natsUrl: nats.url,
    redisUrl: redis.url,
    async killAndRestart() {
      await Promise.all(both.map((server) => server.kill()));
      await Promise.all(both.map((server) => server.restart()));
    },
    async stop() {
      await Promise.all(both.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
