import type { ServiceName } from '@nimantran/proto/domain/service-name';
import { type Secrets, tokenVariables } from './secrets.ts';
import { SERVICES } from './service-table.ts';
import { PASSED_ON, PASSED_ON_TO_ALL, type Settings } from './settings.ts';

interface Given {
  settings: Settings;
  secrets: Secrets;
  /** Service → Postgres address with the service's own role. */
  databaseUrls: Record<string, string>;
  webDist: string;
}

/** Accounts of the local account chooser with staff roles. */
const LOCAL_STAFF = {
  ADMIN_EMAILS: 'admin@nimantran.test',
  DESIGNER_EMAILS: 'designer@nimantran.test',
  PARTNER_EMAILS: 'partner@nimantran.test',
};

/** The whole environment of one process: shared variables and its own. */
export function serviceEnvironment(
  name: ServiceName | 'local',
  { settings, secrets, databaseUrls, webDist }: Given,
): Record<string, string> {
  const { portBase, publicUrl, dataDir, passedOn } = settings;
  const localUrl = `http://127.0.0.1:${portBase + 90}`;
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    LANG: process.env.LANG ?? 'C.UTF-8',
    TZ: 'UTC',
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${dataDir}/compile-cache`,
    LOG_LEVEL: settings.logLevel,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    LOCAL_URL: localUrl,
    OBJECTS_SIGNING_SECRET: secrets.objectsSigning,
    PORT: String(portOf(name, settings)),
  };
  if (name !== 'local') Object.assign(environment, tokenVariables(name, secrets));
  for (const service of SERVICES) {
    if (service.name !== 'gateway')
      environment[`${service.name.toUpperCase()}_URL`] = `http://127.0.0.1:${portBase + service.port}`;
  }
  if (settings.natsUrl !== undefined) environment.NATS_URL = settings.natsUrl;
  if (settings.redisUrl !== undefined) environment.REDIS_URL = settings.redisUrl;
  const databaseUrl = databaseUrls[name];
  if (databaseUrl !== undefined) environment.DATABASE_URL = databaseUrl;
  if (name === 'orders' || name === 'local') {
    environment.STRIPE_SECRET_KEY = secrets.stripeKey;
    environment.STRIPE_WEBHOOK_SECRET = secrets.stripeWebhook;
    environment.STRIPE_API_URL = localUrl;
    environment.STRIPE_WEBHOOK_URL = `http://127.0.0.1:${settings.port}/api/stripe/webhook`;
  }
  if (name === 'gateway') {
    environment.WEB_DIST = webDist;
    environment.METRICS_PORT = String(metricsPortOf(settings));
  }
  if (name === 'identity') Object.assign(environment, LOCAL_STAFF);
  if (name === 'local') {
    environment.LOCAL_PORT = environment.PORT ?? '';
    environment.ALLOWED_ORIGINS = [publicUrl, `http://localhost:${settings.port}`, `http://127.0.0.1:${settings.port}`].join(',');
  }
  // With a real key, payments go to the real provider.
  if (passedOn.STRIPE_SECRET_KEY !== undefined) delete environment.STRIPE_API_URL;
  const own = Object.entries(passedOn).filter(([variable]) => PASSED_ON_TO_ALL.test(variable) || PASSED_ON[name]?.test(variable));
  return { ...environment, ...Object.fromEntries(own) };
}

export function portOf(name: ServiceName | 'local', settings: Settings): number {
  if (name === 'gateway') return settings.port;
  if (name === 'local') return settings.portBase + 90;
  return settings.portBase + (SERVICES.find((service) => service.name === name)?.port ?? 0);
}

/** The gateway's metrics port; the other services serve metrics on the port of their operations. */
export function metricsPortOf({ portBase }: Pick<Settings, 'portBase'>): number {
  return portBase + 8;
}
