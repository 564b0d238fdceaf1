import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createDatabase, databaseClock, fixedClock } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import type { Reader } from '@nimantran/kit/events/inbox';
import { startReader } from '@nimantran/kit/events/inbox';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import type { User } from '@nimantran/proto/domain/user';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { READERS } from '@nimantran/proto/events/readers';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { AnswerOf, Operation } from '@nimantran/proto/http/shared/operation';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { busThatHands } from '../../../../infra/test-support/bus-that-hands.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import { readStudioConfig } from '../../src/config.ts';
import { consumersOf } from '../../src/consumers/index.ts';
import { type Context, createContext } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';
import { fakeCatalog, fakeMedia, fakeOrders } from './neighbours.ts';

export const house = serviceAuthOf('studio');

export interface Studio {
  context: Context;
  app: FastifyInstance;
  /** Delivers an event to the reader, as the bus would. */
  receive(event: Envelope): Promise<void>;
  /** Calls an operation as a person with these roles, as a service, or without a token. */
  call<O extends Operation>(operation: O, input?: CallInput): Promise<{ status: number; body: Body<O> }>;
  setTime(time: Date | undefined): void;
  close(): Promise<void>;
}
type Body<O extends Operation> = (AnswerOf<O> extends undefined ? object : AnswerOf<O>) & Partial<Problem>;
interface CallInput {
  as?: User | 'service' | 'nobody';
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  idempotencyKey?: string;
}

export const designer = (uid: string): User => person(uid, ['designer']);
export const person = (uid: string, roles: User['roles'] = []): User => ({
  uid,
  email: `${uid}@example.com`,
  email_verified: true,
  name: `Name of ${uid}`,
  photoURL: null,
  roles,
});

/** The whole service against a real database, with the other services replaced. */
export async function openStudio(
  databaseUrl: string,
  makeBus: ((log: Log, pool: Context['pool']) => Bus) | undefined = undefined,
): Promise<Studio> {
  const db = createDatabase<Tables>(databaseUrl);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  let time: Date | undefined;
  let handle: ((event: Envelope) => Promise<void>) | undefined;
  const config = readStudioConfig({
    PUBLIC_URL: 'https://shop.test',
    NODE_ENV: 'test',
    PORT: '0',
    ...house.variables,
    DATABASE_URL: databaseUrl,
    CATALOG_URL: 'http://catalog.test',
    MEDIA_URL: 'http://media.test',
    ORDERS_URL: 'http://orders.test',
  });
  const log = createLog('studio', 'silent');
  const pool = createQueuePool(databaseUrl);
  const bus =
    makeBus?.(log, pool) ??
    busThatHands((given) => {
      handle = given;
    });
  const context = createContext(config, {
    db,
    bus,
    tokens: house.tokens,
    log,
    pool,
    catalog: fakeCatalog(),
    media: fakeMedia(),
    orders: fakeOrders(),
    // Tests that set no time use the database's clock: a millisecond clock is behind its microseconds.
    clock: () => (time === undefined ? databaseClock() : fixedClock(() => time ?? new Date())()),
  });
  const app = await buildApp(context);
  // With its own bus the service reads by itself.
  const reader: Reader | undefined = makeBus
    ? undefined
    : await startReader({ db, bus, registry: READERS, reader: 'studio', consumers: consumersOf(context), log });
  return {
    context,
    app,
    receive: async (event) => handle?.(event),
    async call<O extends Operation>(operation: O, { as = 'service', params, query, body, idempotencyKey }: CallInput = {}) {
      const token = as === 'nobody' ? undefined : as === 'service' ? await house.forService('render') : await house.forUser(as);
      const request: InjectOptions = {
        method: operation.method,
        url: addressOf(operation, { params, query }),
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(body === undefined ? {} : { payload: body as object }),
      };
      const response = await app.inject(request);
      return { status: response.statusCode, body: JSON.parse(response.body || '{}') as Body<O> };
    },
    setTime(next) {
      time = next;
    },
    close: () => context.close(app, reader),
  };
}

export function envelope(type: string, key: string, data: unknown): Envelope {
  const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  return { id: randomUUID(), type, version: 1, occurred_at: new Date().toISOString(), key, key_version: 1, trace, data };
}
