import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createLog } from '@nimantran/kit/log';
import type { User } from '@nimantran/proto/domain/user';
import Fastify, { type FastifyInstance } from 'fastify';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { buildApp } from '../../src/app.ts';
import { readConfiguration } from '../../src/config.ts';
import { type Context, GUEST_PAGES_KEPT } from '../../src/context.ts';
import { FastPathCache } from '../../src/fast-path/fast-path-cache.ts';
import { createCookies } from '../../src/http/cookies.ts';
import { OpenStreams } from '../../src/proxy/open-streams.ts';
import { PROXY_LIMITS, type ProxyLimits } from '../../src/proxy/proxy-limits.ts';
import { ResponseCache } from '../../src/proxy/response-cache.ts';
import type { IdentityClient } from '../../src/sessions/identity-client.ts';
import { type Recognised, SessionCache } from '../../src/sessions/session-cache.ts';

export const house = serviceAuthOf('gateway');
export const XSRF = 'a-token-of-the-browser-for-tests';
export const SESSION = 'a-session-token-that-is-long-enough';
export const COOKIES = `XSRF-TOKEN=${XSRF}; nimantran_session=${SESSION}`;

export const asha: User = {
  uid: 'asha',
  email: 'asha@example.com',
  email_verified: true,
  name: 'Asha',
  photoURL: null,
  roles: [],
};

/** Identity in memory: users by session token or API key. */
export class FakeIdentity implements IdentityClient {
  readonly openSessions = new Map<string, Recognised>([[SESSION, { user: asha, prices_hidden: false }]]);
  checks = 0;
  isDown = false;
  readonly userAgents: (string | undefined)[] = [];

  async open(idToken: string, userAgent: string | undefined) {
    this.userAgents.push(userAgent);
    const info = { user: { ...asha, uid: idToken.slice(0, 10) }, prices_hidden: false };
    const token = `new-session-for-${idToken}`.slice(0, 60).padEnd(30, '_');
    this.openSessions.set(token, info);
    return { token, info };
  }

  async check(token: string) {
    this.checks += 1;
    if (this.isDown) throw new Error('identity is away');
    return this.openSessions.get(token);
  }

  async close(token: string) {
    this.openSessions.delete(token);
  }
}

export interface Shop {
  app: Awaited<ReturnType<typeof buildApp>>;
  /** Replaces every service behind the gateway. */
  upstream: FastifyInstance;
  context: Context;
  identity: FakeIdentity;
  time: { now: number };
  /** The gateway's address, once it listens. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A gateway in front of one fake service that answers for all of them. */
export async function openShop(
  serve: (upstream: FastifyInstance) => void,
  environment: Record<string, string> = {},
  limits: Partial<ProxyLimits> = {},
): Promise<Shop> {
  const upstream = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  upstream.removeAllContentTypeParsers();
  upstream.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  serve(upstream);
  await upstream.listen({ host: '127.0.0.1', port: 0 });
  const address = addressOf(upstream);
  const services = ['CATALOG', 'PRICING', 'IDENTITY', 'ORDERS', 'MEDIA', 'STUDIO', 'GUESTS'].map((name) => [
    `${name}_URL`,
    address,
  ]);
  const config = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    ...house.variables,
    PUBLIC_URL: 'http://shop.test',
    LOCAL_URL: 'http://127.0.0.1:8090',
    ...Object.fromEntries(services),
    ...environment,
  });
  const identity = new FakeIdentity();
  const time = { now: 1_000_000 };
  const context: Context = {
    config,
    // Errors are remembered, as in production, and printed nowhere.
    log: createLog('gateway', 'error', { write: () => {} }),
    tokens: house.tokens,
    identity,
    sessions: new SessionCache({ check: (token) => identity.check(token), now: () => time.now }),
    limits: { ...PROXY_LIMITS, ...limits },
    streams: new OpenStreams(),
    answers: new ResponseCache({ now: () => time.now }),
    pages: new ResponseCache({ now: () => time.now }),
    guestPages: new ResponseCache({ now: () => time.now, ...GUEST_PAGES_KEPT }),
    ready: new FastPathCache(),
    cookies: createCookies(config.PUBLIC_URL),
    bus: undefined,
    close: async () => {},
  };
  const app = await buildApp(context);
  return {
    app,
    upstream,
    context,
    identity,
    time,
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      return addressOf(app);
    },
    async close() {
      await app.close();
      upstream.server.closeAllConnections();
      await upstream.close();
    },
  };
}

function addressOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Stops a fake service so that its port refuses connections. */
export async function kill(app: FastifyInstance): Promise<void> {
  const closed = once(app.server, 'close');
  app.server.close();
  app.server.closeAllConnections();
  await closed;
}
