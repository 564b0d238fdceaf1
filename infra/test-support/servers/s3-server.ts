import { createHash } from 'node:crypto';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type LocalServer, type LocalServerOptions, runServer } from './local-server.ts';
import { swiftSettings, TEST_KEY, TEST_REGION } from './swift/settings.ts';

const PYTHON = '/usr/bin/python3';
const SWIFT = '/usr/lib/python3/dist-packages/swift/common/middleware/s3api';
const SERVE = path.join(import.meta.dirname, 'swift/serve.py');

/** Address of a test store, and the key with full access. */
export interface TestS3 {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The address contains key and region, so that one variable is enough: `http://KEY:SECRET@HOST:PORT/?region=REGION`. */
export function s3Address({ endpoint, region, accessKeyId, secretAccessKey }: TestS3): string {
  const address = new URL(endpoint);
  address.username = encodeURIComponent(accessKeyId);
  address.password = encodeURIComponent(secretAccessKey);
  address.searchParams.set('region', region);
  return address.href;
}

export function readS3Address(address: string): TestS3 {
  const { protocol, host, username, password, searchParams } = new URL(address);
  return {
    endpoint: `${protocol}//${host}`,
    region: searchParams.get('region') ?? TEST_REGION,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** A real S3 server that a test may kill: Debian's OpenStack Swift. @throws Error if python3-swift is not installed */
export async function startS3(options: LocalServerOptions): Promise<LocalServer & TestS3> {
  await Promise.all([access(PYTHON), access(SWIFT)]).catch(() => {
    throw new Error('python3-swift is not installed');
  });
  const settings = path.join(options.dataDir, 'settings');
  const data = path.join(options.dataDir, 'data');
  const inMemory = `/dev/shm/nimantran-test-${createHash('sha256').update(options.dataDir).digest('hex').slice(0, 16)}`;
  await mkdir(settings, { recursive: true });
  for (const [name, text] of Object.entries(swiftSettings())) await writeFile(path.join(settings, name), text);
  const server = await runServer(PYTHON, options, 'http', (port) => [SERVE, settings, data, inMemory, String(port)]);
  const { url, port, kill, restart } = server;
  return {
    url,
    port,
    get pid() {
      return server.pid;
    },
    kill,
    restart,
    async stop() {
      await server.stop();
      await rm(inMemory, { recursive: true, force: true });
    },
    endpoint: url,
    region: TEST_REGION,
    ...TEST_KEY,
  };
}
