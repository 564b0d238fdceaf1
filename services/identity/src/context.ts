import type { Approvals } from '@nimantran/kit/approvals/approvals';
import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase, type DbClock, databaseClock } from '@nimantran/kit/db/database';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { closeAll } from '@nimantran/kit/service';
import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Tables } from './db/schema.ts';
import { createRoleApprovals } from './use-cases/grant-or-revoke-role.ts';
import { createVerifier } from './verifiers/create-verifier.ts';
import type { IdTokenVerifier } from './verifiers/id-token-verifier.ts';

export interface Context {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  db: Kysely<Tables>;
  bus: Bus;
  clock: DbClock;
  verifier: IdTokenVerifier;
  orders: Call;
  media: Call;
  guests: Call;
  /** Roles that wait for a second admin's approval. */
  approvals: Approvals<Tables>;
  close(): Promise<void>;
}

/** With two retries, an export still gets an answer before the gateway gives up. */
const NEIGHBOUR_TIMEOUT_MS = 6_000;

export function createContext(config: Config): Context {
  const log = createLog('identity', config.LOG_LEVEL);
  const db = createDatabase<Tables>(config.DATABASE_URL);
  const pool = createQueuePool(config.DATABASE_URL);
  const tokens = createServiceTokens({ service: 'identity', config });
  const client = (audience: ServiceName, baseUrl: string): Call =>
    createServiceClient({ baseUrl, audience, tokens, timeoutMs: NEIGHBOUR_TIMEOUT_MS });
  const bus = createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  return {
    config,
    log,
    tokens,
    db,
    bus,
    clock: databaseClock,
    verifier: createVerifier(config),
    orders: client('orders', config.ORDERS_URL),
    media: client('media', config.MEDIA_URL),
    guests: client('guests', config.GUESTS_URL),
    approvals: createRoleApprovals(db, databaseClock),
    close: () => closeAll(bus, { close: () => db.destroy() }, { close: () => pool.end() }),
  };
}
