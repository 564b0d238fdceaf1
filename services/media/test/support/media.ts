import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, databaseClock, fixedClock } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { startReader } from '@nimantran/kit/events/inbox';
import { createLog } from '@nimantran/kit/log';
import type { User } from '@nimantran/proto/domain/user';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import { busThatHands } from '../../../../infra/test-support/bus-that-hands.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import { readMediaConfig } from '../../src/config.ts';
import { consumersOf } from '../../src/consumers/index.ts';
import { type Context, createContext } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';

export const house = serviceAuthOf('media');
const SECRET = 'a secret for tests, 32 characters long';

export interface Fate {
  state: string;
  uploads_may_go: boolean;
  reason: string;
  due_at?: string | null;
}

export interface Media {
  context: Context;
  address: string;
  /** Headers of a caller: a person by uid, or a service. */
  as(caller: string | 'service'): Promise<Record<string, string>>;
  receive(type: string, key: string, data: unknown, keyVersion?: number): Promise<void>;
  /** Sets the answer of orders about an order; an error is thrown. */
  fate(answer: Fate | Error): void;
  asked: string[];
  setTime(time: Date | undefined): void;
  close(): Promise<void>;
}

/** The whole service, listening, against a real database and real files; orders is replaced. */
export async function openMedia(databaseUrl: string, environment: Record<string, string> = {}): Promise<Media> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-media-test-'));
  const db = createDatabase<Tables>(databaseUrl);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  const config = readMediaConfig({
    NODE_ENV: 'test',
    PORT: '0',
    ...house.variables,
    DATABASE_URL: databaseUrl,
    ORDERS_URL: 'http://orders.test',
    PUBLIC_URL: 'http://localhost:8080',
    DATA_DIR: folder,
    OBJECTS_SIGNING_SECRET: SECRET,
    ...environment,
  });
  let time: Date | undefined;
  let fate: Fate | Error = { state: 'completed', uploads_may_go: true, reason: 'done' };
  let handle: ((event: Envelope) => Promise<void>) | undefined;
  const asked: string[] = [];
  const bus = busThatHands((given) => {
    handle = given;
  });
  const orders = async (_operation: unknown, input: { params: { order_id: string } }) => {
    asked.push(input.params.order_id);
    if (fate instanceof Error) throw fate;
    return { number: 'NM-ABCD1234', due_at: null, ...fate };
  };
  const context = createContext(config, {
    db,
    bus,
    tokens: house.tokens,
    log: createLog('media', 'silent'),
    orders: orders as unknown as Call,
    // Tests that set no time use the database's clock: a millisecond clock is behind its microseconds.
    clock: () => (time === undefined ? databaseClock() : fixedClock(() => time ?? new Date())()),
  });
  const app = await buildApp(context);
  const reader = await startReader({
    db,
    bus,
    registry: READERS,
    reader: 'media',
    consumers: consumersOf(context),
    log: context.log,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    context,
    address,
    asked,
    async as(caller) {
      const token = caller === 'service' ? await house.forService('orders') : await house.forUser(person(caller));
      return { authorization: `Bearer ${token}` };
    },
    async receive(type, key, data, keyVersion = 1) {
      const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
      const occurred_at = new Date().toISOString();
      await handle?.({ id: randomUUID(), type, version: 1, occurred_at, key, key_version: keyVersion, trace, data });
    },
    fate(answer) {
      fate = answer;
    },
    setTime(next) {
      time = next;
    },
    async close() {
      await context.close(app, reader);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const person = (uid: string): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: uid,
  photoURL: null,
  roles: [],
});
