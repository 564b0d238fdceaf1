import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase, type DbClock, databaseClock } from '@nimantran/kit/db/database';
import { type ReadObject, readObjectsOf } from '@nimantran/kit/http/read-object';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import { Invitations } from './clients/invitations.ts';
import { SignedAddresses } from './clients/signed-addresses.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/schema.ts';

/** Replies of one page wait for each other in the database, and must not keep its readers waiting. */
const MAX_CONNECTIONS = 10;

export interface Context {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  db: Kysely<Tables>;
  clock: DbClock;
  bus: Bus;
  /** Words and files of orders, as orders told them some seconds ago at most. */
  invitations: Invitations;
  addresses: SignedAddresses;
  readObject: ReadObject;
  close(): Promise<void>;
}

/** The services that this one asks. */
export interface Neighbours {
  orders: Call;
  media: Call;
  readObject: ReadObject;
}

export function createContext(config: Config): Context {
  const log = createLog('guests', config.LOG_LEVEL);
  const tokens = createServiceTokens({ service: 'guests', config });
  const db = createDatabase<Tables>(config.DATABASE_URL, { maxConnections: MAX_CONNECTIONS });
  const pool = createQueuePool(config.DATABASE_URL);
  const bus = createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  return {
    config,
    log,
    tokens,
    db,
    clock: databaseClock,
    bus,
    ...askersOf({
      orders: createServiceClient({ baseUrl: config.ORDERS_URL, audience: 'orders', tokens }),
      media: createServiceClient({ baseUrl: config.MEDIA_URL, audience: 'media', tokens }),
      readObject: readObjectsOf(config.MEDIA_URL, tokens),
    }),
    close: () => closeAll(bus, { close: () => db.destroy() }, { close: () => pool.end() }),
  };
}

export const askersOf = ({
  orders,
  media,
  readObject,
}: Neighbours): Pick<Context, 'invitations' | 'addresses' | 'readObject'> => ({
  invitations: new Invitations(orders),
  addresses: new SignedAddresses(media),
  readObject,
});
