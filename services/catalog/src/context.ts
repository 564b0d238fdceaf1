import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createLog, type Log } from '@nimantran/kit/log';
import { type Isolation, probeIsolation } from '@nimantran/kit/process/isolation';
import { closeAll } from '@nimantran/kit/service';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { READERS } from '@nimantran/proto/events/readers';
import type { Kysely } from 'kysely';
import type { Article } from './blog/article.ts';
import { BLOG_FOLDER, readArticles } from './blog/read-articles.ts';
import type { Config } from './config.ts';
import type { Tables } from './db/schema.ts';
import { createThemePictures, type ThemePictures } from './media/theme-pictures.ts';
import { openStorage } from './packages/open-storage.ts';

export interface Context {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  db: Kysely<Tables>;
  store: ObjectStore;
  pictures: ThemePictures;
  bus: Bus;
  /** The isolation of the processes that read uploaded packages. */
  isolation: Isolation;
  /** The blog, newest first. */
  articles: readonly Article[];
  close(): Promise<void>;
}

export function createContext(config: Config): Context {
  const log = createLog('catalog', config.LOG_LEVEL);
  const { db, store } = openStorage(config);
  const bus = createBus({ registry: READERS, natsUrl: config.NATS_URL, databaseUrl: config.DATABASE_URL, log });
  const { articles, faults } = readArticles(BLOG_FOLDER);
  if (faults.length > 0) log.error({ faults }, 'articles of the blog that cannot be shown');
  const pictures = createThemePictures(store, log);
  return {
    config,
    log,
    tokens: createServiceTokens({ service: 'catalog', config }),
    db,
    store,
    pictures,
    bus,
    isolation: probeIsolation(config.PACKAGE_ISOLATION, 'PACKAGE_ISOLATION'),
    articles,
    close: () => closeAll(bus, pictures, { close: () => db.destroy() }),
  };
}
