import { createServiceTokens, type ServiceTokens } from '@nimantran/kit/auth/service-token';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog, type Log } from '@nimantran/kit/log';
import { closeAll } from '@nimantran/kit/service';
import { READERS } from '@nimantran/proto/events/readers';
import type { Config } from './config.ts';
import { FastPathCache } from './fast-path/fast-path-cache.ts';
import { type Cookies, createCookies } from './http/cookies.ts';
import { OpenStreams } from './proxy/open-streams.ts';
import { PROXY_LIMITS, type ProxyLimits } from './proxy/proxy-limits.ts';
import { ResponseCache } from './proxy/response-cache.ts';
import { createIdentityClient, type IdentityClient } from './sessions/identity-client.ts';
import { SessionCache } from './sessions/session-cache.ts';

export interface Context {
  config: Config;
  log: Log;
  tokens: ServiceTokens;
  identity: IdentityClient;
  sessions: SessionCache;
  limits: ProxyLimits;
  /** Open server-sent event streams. */
  streams: OpenStreams;
  answers: ResponseCache;
  /** Pages as rendered for visitors without a session. */
  pages: ResponseCache;
  /** Pages of invitations, for all who open one at once. */
  guestPages: ResponseCache;
  /** API answers, pages and files, ready to send. */
  ready: FastPathCache;
  cookies: Cookies;
  /** Absent if neither NATS nor Postgres is configured: cached sessions and answers then expire by age alone. */
  bus: Bus | undefined;
  close(): Promise<void>;
}

/** A page that its host turns off ends within this time; never a page older than that. */
export const GUEST_PAGES_KEPT = { freshMs: 2_000, staleMs: 0, maxEntries: 200 } as const;

const IDENTITY_TIMEOUT_MS = 4_000;

export function createContext(config: Config): Context {
  const log = createLog('gateway', config.LOG_LEVEL);
  const tokens = createServiceTokens({ service: 'gateway', config });
  const call = createServiceClient({
    baseUrl: config.services.identity,
    audience: 'identity',
    tokens,
    timeoutMs: IDENTITY_TIMEOUT_MS,
  });
  const identity = createIdentityClient(call);
  const hasBus = config.NATS_URL !== undefined || config.DATABASE_URL !== undefined;
  const bus = hasBus
    ? createBus({ registry: READERS, natsUrl: config.NATS_URL, databaseUrl: config.DATABASE_URL, log })
    : undefined;
  return {
    config,
    log,
    tokens,
    identity,
    sessions: new SessionCache({ check: identity.check, now: Date.now }),
    limits: PROXY_LIMITS,
    streams: new OpenStreams(),
    answers: new ResponseCache({ now: Date.now }),
    pages: new ResponseCache({ now: Date.now }),
    guestPages: new ResponseCache({ now: Date.now, ...GUEST_PAGES_KEPT }),
    ready: new FastPathCache(),
    cookies: createCookies(config.PUBLIC_URL),
    bus,
    close: () => closeAll(bus),
  };
}
