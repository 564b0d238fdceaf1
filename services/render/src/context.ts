import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { type Isolation, probeIsolation } from '@nimantran/kit/process/isolation';
import { createQueues } from '@nimantran/kit/queue/create-queues';
import { createQueuePool } from '@nimantran/kit/queue/postgres-pool';
import type { Queues } from '@nimantran/kit/queue/queue';
import { closeAll } from '@nimantran/kit/service';
import { createObjectStore } from '@nimantran/kit/store/create-object-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { RenderConfig } from './config.ts';

export interface Context {
  config: RenderConfig;
  log: Log;
  tokens: ServiceTokens;
  queues: Queues;
  store: ObjectStore;
  studio: Call;
  /** Today's date, for the check on past dates. */
  now: () => Date;
  isolation: Isolation;
  /** Name of this worker in studio. */
  worker: string;
  close(...first: ({ close(): Promise<unknown> } | undefined)[]): Promise<void>;
}

/** Each dependency can be replaced. @throws Error if isolation is required and the operating system does not offer it */
export function createContext(config: RenderConfig, overrides: Partial<Context> = {}): Context {
  const log = overrides.log ?? createLog('render', config.LOG_LEVEL);
  const isolation = overrides.isolation ?? probeIsolation(config.RENDER_ISOLATION, 'RENDER_ISOLATION');
  log.info({ isolation }, 'what rendering processes are kept from');
  const tokens = overrides.tokens ?? createServiceTokens({ service: 'render', config });
  const pool = overrides.queues || config.REDIS_URL || !config.DATABASE_URL ? undefined : createQueuePool(config.DATABASE_URL);
  const queues = overrides.queues ?? createQueues({ redisUrl: config.REDIS_URL, pool, log });
  return {
    config,
    log,
    tokens,
    queues,
    store:
      overrides.store ??
      createObjectStore({
        s3: config.s3,
        dataDir: config.DATA_DIR,
        // This service signs no addresses, so the secret is never used.
        publicUrl: '',
        signingSecret: randomBytes(32).toString('hex'),
      }),
    studio: overrides.studio ?? createServiceClient({ baseUrl: config.STUDIO_URL, audience: 'studio', tokens }),
    now: overrides.now ?? (() => new Date()),
    isolation,
    worker: overrides.worker ?? `${hostname()}.${process.pid}`.slice(0, 120),
    close: (...first) => closeAll(...first, queues, pool && { close: () => pool.end() }),
  };
}
