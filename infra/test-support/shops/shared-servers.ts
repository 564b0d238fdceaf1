import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalServer, startNats, startRedis } from '../servers/local-server.ts';
import { startS3 } from '../servers/s3-server.ts';
import { createBucket } from '../servers/test-bucket.ts';

/** The servers that a distributed shop uses besides its database; a test may kill them. */
export interface SharedServers {
  /** All that they store. */
  dataDir: string;
  natsUrl: string;
  redisUrl: string;
  /** The services' variables for the object store. */
  objectStore: Readonly<Record<string, string>>;
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error if nats-server, redis-server or python3-swift is not installed */
export async function startSharedServers(): Promise<SharedServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-servers-'));
  const servers: LocalServer[] = [];
  const started = async <Server extends LocalServer>(server: Promise<Server>): Promise<Server> => {
    servers.push(await server);
    return server;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const nats = await started(startNats({ dataDir: path.join(folder, 'nats') }));
    const redis = await started(startRedis({ dataDir: path.join(folder, 'redis') }));
    const bucket = await createBucket(await started(startS3({ dataDir: path.join(folder, 's3') })));
    return {
      dataDir: folder,
      natsUrl: nats.url,
      redisUrl: redis.url,
      objectStore: bucket.environment,
      async killAndRestart() {
        await Promise.all(servers.map((server) => server.kill()));
        await Promise.all(servers.map((server) => server.restart()));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
