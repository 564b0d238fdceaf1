import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { s3Address } from './s3-server.ts';
import { TEST_KEY, TEST_REGION } from './swift/settings.ts';

export interface StartedContainer {
  url: string;
  stop(): Promise<void>;
}

const PROBE_LIMIT_MS = 1_000;
let answered: Promise<boolean> | undefined;

/** Whether a container engine answers here; probed once. */
export function hasContainerEngine(): Promise<boolean> {
  answered ??= probe();
  return answered;
}

async function probe(): Promise<boolean> {
  const host = process.env.DOCKER_HOST;
  if (host && !host.startsWith('unix://')) {
    const { hostname, port } = new URL(host);
    return pings({ host: hostname, port: Number(port || 2375) });
  }
  const socketPath = host?.slice('unix://'.length) ?? '/var/run/docker.sock';
  return existsSync(socketPath) && pings({ socketPath });
}

function pings(where: { socketPath: string } | { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ ...where, path: '/_ping', timeout: PROBE_LIMIT_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.once('close', () => resolve(false));
    asked.end();
  });
}

export async function postgresContainer(): Promise<StartedContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const started = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withCommand(['-c', 'max_connections=200', '-c', 'fsync=off'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const url = `postgres://postgres:test@${started.getHost()}:${started.getMappedPort(5432)}/postgres`;
  return { url, stop: async () => void (await started.stop()) };
}

export async function natsContainer(): Promise<StartedContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const started = await new GenericContainer('nats:2.10-alpine')
    .withCommand(['-js'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .start();
  return { url: `nats://${started.getHost()}:${started.getMappedPort(4222)}`, stop: async () => void (await started.stop()) };
}

export async function redisContainer(): Promise<StartedContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const started = await new GenericContainer('redis:7-alpine')
    .withCommand(['redis-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start();
  return { url: `redis://${started.getHost()}:${started.getMappedPort(6379)}`, stop: async () => void (await started.stop()) };
}

/** Versity's S3 gateway over a folder of the container. */
export async function s3Container(): Promise<StartedContainer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const started = await new GenericContainer('ghcr.io/versity/versitygw:v1.8.0')
    .withEnvironment({ ROOT_ACCESS_KEY: TEST_KEY.accessKeyId, ROOT_SECRET_KEY: TEST_KEY.secretAccessKey })
    .withCommand(['--port', ':7070', '--health', '/health', '--region', TEST_REGION, 'posix', '/tmp'])
    .withExposedPorts(7070)
    .withWaitStrategy(Wait.forHttp('/health', 7070))
    .start();
  const endpoint = `http://${started.getHost()}:${started.getMappedPort(7070)}`;
  return { url: s3Address({ endpoint, region: TEST_REGION, ...TEST_KEY }), stop: async () => void (await started.stop()) };
}
