import path from 'node:path';
import { flag, integer, orElse, readConfig, text, url } from '@nimantran/kit/config';

/** The checkout that this launcher belongs to. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Settings {
  dataDir: string;
  /** The shop's public port; the others are relative to `portBase`. */
  port: number;
  portBase: number;
  publicUrl: string;
  /** A Postgres that replaces the embedded one; its user must be able to create roles and schemas. */
  adminDatabaseUrl: string | undefined;
  natsUrl: string | undefined;
  redisUrl: string | undefined;
  logLevel: string;
  /** Whether writes are synced to disk (fsync); off only for tests. */
  durable: boolean;
  /** Keys of external services, staff mail addresses and limits, unchanged. */
  passedOn: Record<string, string>;
}

/** The variables that each process gets: keys of external services reach only the process that uses them. */
export const PASSED_ON: Readonly<Record<string, RegExp>> = {
  catalog: /^(SEED_THEMES|PACKAGE_\w+|S3_\w+)$/,
  pricing: /^MINIMUM_CHARGE_MINOR$/,
  identity: /^(FIREBASE_\w+|(ADMIN|DESIGNER|PARTNER|PRICE_HIDDEN)_EMAILS)$/,
  orders:
    /^(STRIPE_\w+|SMTP_URL|MAIL_FROM|CHECKOUTS_PER_\w+|TERMS_VERSION|MINIMUM_CHARGE_MINOR|REFUND_ALONE_LIMIT|SELLER_\w+|TAX_RATE_PERCENT|PURGE_AFTER_HOURS|VIDEOS_KEPT_DAYS|FREE_CORRECTION_DAYS|DRAFTS_KEPT_DAYS)$/,
  media: /^(S3_\w+|UPLOADS?_\w+|CHECKS?_\w+)$/,
  guests: /^REPLIES_PER_ADDRESS_HOUR$/,
  studio: /^(LEASE_MINUTES|PURGE_AFTER_HOURS|BATCH_\w+|LIVE_STILLS)$/,
  render: /^(RENDER_\w+|LIVE_STILLS_\w+|S3_\w+)$/,
  // Where browsers find objects, without the store's keys.
  gateway:
    /^(S3_(ENDPOINT|PUBLIC_ENDPOINT|BUCKET|FORCE_PATH_STYLE)|FIREBASE_(PROJECT_ID|AUTH_DOMAIN)|RATE_LIMIT_PER_MINUTE|CHECKOUTS_PER_MINUTE|METRICS_PORT|TRUST_PROXY|WEB_(SERVICE_WORKER|ANALYTICS_ID)|UPLOAD_(PHOTO|MUSIC)_MB)$/,
};

/** All processes send traces to the same place. */
export const PASSED_ON_TO_ALL = /^OTEL_(EXPORTER_OTLP|TRACES)_\w+$/;

/** The settings that `make up` reads from the environment; each has a default. @throws ConfigError */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const config = readConfig(environment, {
    DATA_DIR: orElse(text('the folder for all data'), path.join(ROOT, '.data')),
    PORT: orElse(integer('the port of the shop', { min: 1, max: 65_535 }), 8080),
    SERVICE_PORT_BASE: orElse(integer('services take the ports after this one', { min: 1024, max: 65_000 }), 8100),
    PUBLIC_URL: orElse(url('the address browsers see'), undefined),
    ADMIN_DATABASE_URL: orElse(url('a Postgres address whose user may create roles'), undefined),
    NATS_URL: orElse(url('the NATS address'), undefined),
    REDIS_URL: orElse(url('the Redis address'), undefined),
    LOG_LEVEL: orElse(text('the log level'), 'info'),
    DURABLE: orElse(flag('whether the database waits for the disk before it confirms a commit'), true),
  });
  const passedOn = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && [PASSED_ON_TO_ALL, ...Object.values(PASSED_ON)].some((names) => names.test(name)),
  );
  return {
    dataDir: path.resolve(config.DATA_DIR),
    port: config.PORT,
    portBase: config.SERVICE_PORT_BASE,
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    adminDatabaseUrl: config.ADMIN_DATABASE_URL,
    natsUrl: config.NATS_URL,
    redisUrl: config.REDIS_URL,
    logLevel: config.LOG_LEVEL,
    durable: config.DURABLE,
    passedOn: Object.fromEntries(passedOn) as Record<string, string>,
  };
}
