import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import { freePort } from '../../../../infra/postgres/free-port.ts';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import type { Target } from '../../bench/send-files.ts';

const SECRET = 'a secret for benchmarks, 32 characters';
const SESSION = 'a-session-token-of-the-benchmark';
const XSRF = 'a-token-of-the-browser-for-benchmarks';
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface BenchProcesses {
  shop: Target;
  bare: Target;
  close(): Promise<void>;
}

/** Media's environment variables, without its port. */
export function mediaEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    ...serviceAuthOf('media').variables,
    PUBLIC_URL: 'http://127.0.0.1:9',
    OBJECTS_SIGNING_SECRET: SECRET,
    DATABASE_URL: databaseUrl,
    // Uploads belong to no order, so orders is never called.
    ORDERS_URL: 'http://127.0.0.1:9',
    DATA_DIR: path.join(folder, 'media'),
    UPLOADS_PER_USER: '10000',
    UPLOADS_PER_USER_MB: '1000000',
    UPLOADS_AT_ONCE_PER_USER: '1000',
  };
}

/** Gateway, media and the bare server, each in a process. `args` are Node arguments for the first two. */
export async function startProcesses(databaseUrl: string, folder: string, args: readonly string[]): Promise<BenchProcesses> {
  const [gatewayPort, mediaPort, barePort] = [await freePort(), await freePort(), await freePort()];
  const identity = createServer((_request, response) => {
    const user = { uid: 'bench', email: 'bench@example.com', email_verified: true, name: 'Bench', photoURL: null, roles: [] };
    const answer = { session_hash: 'a'.repeat(64), session: { user, prices_hidden: false } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  identity.listen(0, '127.0.0.1');
  await once(identity, 'listening');
  const identityUrl = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  const mediaUrl = `http://127.0.0.1:${mediaPort}`;
  const others = Object.fromEntries(
    ['CATALOG', 'PRICING', 'ORDERS', 'STUDIO'].map((name) => [`${name}_URL`, 'http://127.0.0.1:9']),
  );
  const gatewayEnvironment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: String(gatewayPort),
    ...serviceAuthOf('gateway').variables,
    PUBLIC_URL: `http://127.0.0.1:${gatewayPort}`,
    IDENTITY_URL: identityUrl,
    MEDIA_URL: mediaUrl,
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...others,
  };
  const children = [
    run('services/media/main.ts', args, { ...mediaEnvironment(databaseUrl, folder), PORT: String(mediaPort) }),
    run('services/gateway/main.ts', args, gatewayEnvironment),
    run('services/media/bench/bare-tus.ts', [], { NODE_ENV: 'production' }, [path.join(folder, 'bare'), String(barePort)]),
  ];
  for (const port of [gatewayPort, mediaPort, barePort]) await answers(port);
  return {
    shop: {
      endpoint: new URL(`http://127.0.0.1:${gatewayPort}/api/uploads`),
      headers: { cookie: `nimantran_session=${SESSION}; ${XSRF_COOKIE}=${XSRF}`, [XSRF_HEADER]: XSRF },
    },
    bare: { endpoint: new URL(`http://127.0.0.1:${barePort}/uploads`), headers: {} },
    async close() {
      await Promise.all(children.map(end));
      identity.closeAllConnections();
      identity.close();
    },
  };
}

function run(entry: string, nodeArgs: readonly string[], env: Record<string, string>, args: string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...nodeArgs, entry, ...args], {
    cwd: ROOT,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(port: number): Promise<void> {
  await eventually(`port ${port} to answer`, () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    ),
  );
}
