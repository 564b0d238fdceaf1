import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus, Closable } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase, type DbClock, databaseClock } from '@nimantran/kit/db/database';
import { createSharedLocks, type SharedLocks } from '@nimantran/kit/db/shared-locks';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import { closeAll } from '@nimantran/kit/service';
import { type ChosenStore, createObjectStore } from '@nimantran/kit/store/create-object-store';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { READERS } from '@nimantran/proto/events/readers';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import { createCheckSetting } from './checks/check-setting.ts';
import type { Inspectors } from './checks/inspection.ts';
import type { MediaConfig } from './config.ts';
import type { Tables } from './db/schema.ts';
import type { Incoming } from './incoming/incoming.ts';
import { incomingOnDisk } from './incoming/on-disk.ts';
import { incomingOnS3 } from './incoming/on-s3.ts';
import { createMusicChecks } from './music/inspect-music.ts';
import { createPhotoChecks } from './photo/inspect-photo.ts';

export interface Context {
  config: MediaConfig;
  log: Log;
  db: Kysely<Tables>;
  clock: DbClock;
  bus: Bus;
  store: ChosenStore;
  tokens: ServiceTokens;
  orders: Call;
  incoming: Incoming;
  /** Write locks on uploads, by upload id. */
  locks: SharedLocks;
  inspect: Inspectors;
  /** Signals that an upload waits to be checked; the checks also poll. */
  wakeChecks(): void;
  onWakeChecks(listen: () => void): void;
  /** Closes the arguments, then the context's own connections. */
  close(...first: (Closable | undefined)[]): Promise<void>;
}

/** Lifetime of unfinished uploads. */
const INCOMPLETE_KEPT_MS = DAY_MS;

export function createContext(config: MediaConfig, overrides: Partial<Context> = {}): Context {
  const log = overrides.log ?? createLog('media', config.LOG_LEVEL);
  const tokens = overrides.tokens ?? createServiceTokens({ service: 'media', config });
  const db = overrides.db ?? createDatabase<Tables>(config.DATABASE_URL);
  const pool = overrides.bus ? undefined : createQueuePool(config.DATABASE_URL);
  const bus = overrides.bus ?? createBus({ registry: READERS, natsUrl: config.NATS_URL, pool, log });
  const checks = createCheckSetting(config);
  const photos = createPhotoChecks(checks);
  const music = createMusicChecks(checks);
  const incoming =
    overrides.incoming ??
    (config.s3 ? incomingOnS3(config.s3, INCOMPLETE_KEPT_MS) : incomingOnDisk(config.incomingDirectory, INCOMPLETE_KEPT_MS));
  const locks = overrides.locks ?? createSharedLocks({ databaseUrl: config.DATABASE_URL, scope: 'media_uploads', log });
  let wakeChecks = () => {};
  return {
    config,
    log,
    db,
    bus,
    tokens,
    clock: overrides.clock ?? databaseClock,
    store:
      overrides.store ??
      createObjectStore({
        s3: config.s3,
        dataDir: config.DATA_DIR,
        publicUrl: config.PUBLIC_URL,
        signingSecret: config.OBJECTS_SIGNING_SECRET,
      }),
    orders: overrides.orders ?? createServiceClient({ baseUrl: config.ORDERS_URL, audience: 'orders', tokens }),
    incoming,
    locks,
    inspect: overrides.inspect ?? { photo: photos.inspect, music: music.inspect },
    wakeChecks: () => wakeChecks(),
    onWakeChecks: (listen) => {
      wakeChecks = listen;
    },
    close: (...first) =>
      closeAll(...first, photos, music, locks, incoming, bus, { close: () => db.destroy() }, { close: async () => pool?.end() }),
  };
}
