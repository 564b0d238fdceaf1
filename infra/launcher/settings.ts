import path from 'node:path';
import { flag, integer, orElse, readConfig, text, url } from '@nimantran/kit/config';

/** The checkout that this launcher belongs to. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Settings {
  dataDir: string;
  /** The shop's own port; the others follow from `portBase`. */
  port: number;
  portBase: number;
  publicUrl: string;
  /** A Postgres to use instead of the embedded one; its user may create roles and schemas. */
  adminDatabaseUrl: string | undefined;
  natsUrl: string | undefined;
  redisUrl: string | undefined;
  logLevel: string;
  /** fsync and friends; off only for tests. */
  durable: boolean;
  /** Passed on to every service: keys of outside services, mail addresses of staff. */
  passedOn: Record<string, string>;
}

const PASSED_ON =
  /^(STRIPE_|FIREBASE_|SMTP_URL$|MAIL_FROM$|ADMIN_EMAILS$|DESIGNER_EMAILS$|PARTNER_EMAILS$|PRICE_HIDDEN_EMAILS$|RENDER_|STUDIO_|PURGE_|MINIMUM_CHARGE_MINOR$|RATE_LIMIT)/;

/** What `make up` reads from the environment; everything has a default. @throws ConfigError */
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
    DURABLE: orElse(flag('whether the database waits for the disk'), true),
  });
  const passedOn = Object.entries(environment).filter(([name, value]) => value !== undefined && PASSED_ON.test(name));
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
