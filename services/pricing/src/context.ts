import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase } from '@nimantran/kit/db/database';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Tables } from './db/schema.ts';

export interface Context {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  db: Kysely<Tables>;
  bus: Bus;
  now: () => Date;
  close(): Promise<void>;
}

export function createContext(config: Config): Context {
  const log = createLog('pricing', config.LOG_LEVEL);
  const db = createDatabase<Tables>(config.DATABASE_URL);
  const pool = createQueuePool(config.DATABASE_URL);
  const bus = createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  return {
    config,
    log,
    tokens: createServiceTokens({ service: 'pricing', config }),
    db,
    bus,
    now: () => new Date(),
    close: () => closeAll(bus, { close: () => db.destroy() }, { close: () => pool.end() }),
  };
}
