import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import type { User } from '@nimantran/proto/domain/user';
import { type Call, createClient } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import { bareEnvironment } from '../../../../infra/test-support/bare-environment.ts';
import {
  freePort,
  postJson,
  type Running,
  SECRET_KEY,
  startLocal,
  WEBHOOK_SECRET,
} from '../../../../infra/test-support/stand-ins/start-local.ts';
import { seedHolidays } from '../../src/db/delivery/holidays.ts';
import type { Tables } from '../../src/db/schema.ts';
import { house, type Neighbours, startNeighbours } from './neighbours.ts';
import { ServiceProcess } from './service-process.ts';

export interface ProcessShop {
  url: string;
  db: Kysely<Tables>;
  service: ServiceProcess;
  provider: Running;
  neighbours: Neighbours;
  /** A client of the service as a given user; it does not retry by itself. */
  as(user: User): Call;
  control<Answer = unknown>(path: string, body?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** The service in a separate process beside the provider's stand-in, which sends no events: the tests deliver them. */
export async function startProcessShop(options: {
  databaseUrl: string;
  folder: string;
  env?: Record<string, string>;
  args?: string[];
}): Promise<ProcessShop> {
  const { databaseUrl, folder } = options;
  const db = createDatabase<Tables>(databaseUrl, { maxConnections: 4 });
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  await seedHolidays(db);
  const neighbours = await startNeighbours();
  const provider = await startLocal(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = new ServiceProcess({
    url,
    logFile: path.join(folder, 'orders.log'),
    args: options.args ?? [],
    env: {
      ...bareEnvironment(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: String(port),
      ...house.variables,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'https://shop.test',
      CATALOG_URL: neighbours.url,
      PRICING_URL: neighbours.url,
      MEDIA_URL: neighbours.url,
      IDENTITY_URL: neighbours.url,
      DATA_DIR: folder,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: provider.url,
      CHECKOUTS_PER_ADDRESS_HOUR: '1000000',
      ...options.env,
    },
  });
  await service.start();
  return {
    url,
    db,
    service,
    provider,
    neighbours,
    as: (user) =>
      createClient({
        baseUrl: url,
        retries: 0,
        headers: async () => ({ authorization: `Bearer ${await house.forUser(user)}` }),
      }),
    async control<Answer>(control: string, body: object = {}) {
      const response = await postJson(`${provider.url}/_test/stripe/${control}`, body);
      if (!response.ok) {
        const { status: statusCode } = response;
        throw Object.assign(new Error(`${control}: ${statusCode} ${await response.text()}`), { statusCode });
      }
      return (await response.json()) as Answer;
    },
    async close() {
      await service.stop();
      await provider.stop();
      await neighbours.close();
      await db.destroy();
    },
  };
}
