import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus, Closable } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase, type DbClock, databaseClock } from '@nimantran/kit/db/database';
import { type ReadObject, readObjectsOf } from '@nimantran/kit/http/read-object';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import type { Queues } from '@nimantran/kit/queue/queue';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import { OfferedThemes } from './clients/offered-themes.ts';
import { ShopName } from './clients/shop-name.ts';
import { Themes } from './clients/themes.ts';
import type { StudioConfig } from './config.ts';
import type { Tables } from './db/schema.ts';
import { BatchWatchers } from './live/batch-watchers.ts';
import { Watchers } from './live/watchers.ts';

export interface Context {
  config: StudioConfig;
  log: Log;
  db: Kysely<Tables>;
  clock: DbClock;
  /** For the bus and queues on Postgres, and for LISTEN. */
  pool: ReturnType<typeof createQueuePool>;
  bus: Bus;
  queues: Queues;
  tokens: ServiceTokens;
  catalog: Call;
  media: Call;
  orders: Call;
  /** The workers that draw live stills; undefined where these are switched off. */
  render: Call | undefined;
  themes: Themes;
  offeredThemes: OfferedThemes;
  shopName: ShopName;
  watchers: Watchers;
  batchWatchers: BatchWatchers;
  /** Reads what renders made from the store, through media. */
  readObject: ReadObject;
  /** Closes the arguments, then the context's own connections. */
  close(...first: (Closable | undefined)[]): Promise<void>;
}

export function createContext(config: StudioConfig, overrides: Partial<Context> = {}): Context {
  const log = overrides.log ?? createLog('studio', config.LOG_LEVEL);
  const tokens = overrides.tokens ?? createServiceTokens({ service: 'studio', config });
  const db = overrides.db ?? createDatabase<Tables>(config.DATABASE_URL);
  const pool = overrides.pool ?? createQueuePool(config.DATABASE_URL);
  const bus = overrides.bus ?? createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  const queues = overrides.queues ?? createQueues({ redisUrl: config.REDIS_URL, pool, log });
  const catalog = overrides.catalog ?? createServiceClient({ baseUrl: config.CATALOG_URL, audience: 'catalog', tokens });
  const orders = overrides.orders ?? createServiceClient({ baseUrl: config.ORDERS_URL, audience: 'orders', tokens });
  const watchers = overrides.watchers ?? new Watchers();
  const batchWatchers = overrides.batchWatchers ?? new BatchWatchers();
  return {
    config,
    log,
    db,
    pool,
    bus,
    queues,
    tokens,
    catalog,
    orders,
    watchers,
    batchWatchers,
    readObject: overrides.readObject ?? readObjectsOf(config.MEDIA_URL, tokens),
    clock: overrides.clock ?? databaseClock,
    media: overrides.media ?? createServiceClient({ baseUrl: config.MEDIA_URL, audience: 'media', tokens }),
    render: overrides.render ?? liveRenderer(config, tokens),
    themes: overrides.themes ?? new Themes(db, catalog),
    offeredThemes: overrides.offeredThemes ?? new OfferedThemes(catalog),
    shopName: overrides.shopName ?? new ShopName(orders),
    close: (...first) =>
      closeAll(
        // Streams first: an open one would keep the server from closing.
        { close: async () => watchers.closeAll() },
        { close: async () => batchWatchers.closeAll() },
        ...first,
        queues,
        bus,
        { close: () => db.destroy() },
        { close: () => pool.end() },
      ),
  };
}

/** A visitor who has waited this long has typed something else. */
const STILL_TIMEOUT_MS = 12_000;

function liveRenderer({ LIVE_STILLS, RENDER_URL }: StudioConfig, tokens: ServiceTokens): Call | undefined {
  if (LIVE_STILLS === 'off' || RENDER_URL === undefined) return undefined;
  return createServiceClient({ baseUrl: RENDER_URL, audience: 'render', tokens, timeoutMs: STILL_TIMEOUT_MS });
}
