import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { freePort } from '../../../../infra/postgres/free-port.ts';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import type { Tables } from '../../src/db/schema.ts';
import { person } from './media.ts';
import type { Sender } from './tus-client.ts';

const house = serviceAuthOf('media');
const SECRET = 'a secret for tests, 32 characters long';
const MEDIA = path.join(import.meta.dirname, '../..');

export interface MediaProcess extends Sender {
  pid: number;
  store: ObjectStore;
  incoming: string;
  close(): Promise<void>;
}

/** Media as it runs in production: a separate process, started by its main program. */
export async function startMediaProcess(databaseUrl: string, environment: Record<string, string> = {}): Promise<MediaProcess> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-media-test-'));
  const db = createDatabase<Tables>(databaseUrl);
  await migrate(db, path.join(MEDIA, 'src/db/migrations'));
  await db.destroy();
  const port = await freePort();
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: MEDIA,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      ...house.variables,
      DATABASE_URL: databaseUrl,
      ORDERS_URL: 'http://127.0.0.1:9',
      PUBLIC_URL: 'http://localhost:8080',
      DATA_DIR: folder,
      OBJECTS_SIGNING_SECRET: SECRET,
      ...environment,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually('media answers', () => answers(child, address), 60_000);
  return {
    pid: child.pid ?? 0,
    address,
    store: createObjectStore({ s3: undefined, dataDir: folder, publicUrl: address, signingSecret: SECRET }),
    incoming: path.join(folder, 'uploads-incoming'),
    as: async (uid) => ({ authorization: `Bearer ${await house.forUser(person(uid))}` }),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(child: ChildProcess, address: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`Media ended with ${child.exitCode}.`);
  return fetch(`${address}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
