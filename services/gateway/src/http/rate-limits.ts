import rateLimit from '@fastify/rate-limit';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Limit } from '../domain/routing-table.ts';
import { SESSION_COOKIE } from './cookies.ts';

const WINDOW_MS = 60_000;
/** Requests a minute of one address, where guessing or working hard is worth somebody's while. */
const PER_MINUTE: Readonly<Record<Exclude<Limit, 'general' | 'files'>, number>> = { sign_in: 60, track_order: 20, quotes: 240 };
/** A page has many pictures, and a player asks for a film part by part. */
const FILES_PER_REQUEST = 5;
const MAX_VISITORS = 20_000;

/** Counts requests to the API by person, or by address where nobody is known, before anything else is done for them. */
export async function limitRates(app: FastifyInstance, { config, sessions }: Context): Promise<void> {
  await app.register(rateLimit, { global: false, cache: MAX_VISITORS });
  const byPerson = (request: FastifyRequest) => sessions.peek(request.cookies[SESSION_COOKIE])?.user.uid ?? addressOf(request);
  const counter = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
  const general = counter(config.RATE_LIMIT_PER_MINUTE, byPerson);
  const files = counter(config.RATE_LIMIT_PER_MINUTE * FILES_PER_REQUEST, byPerson);
  const strict = {
    sign_in: counter(PER_MINUTE.sign_in, addressOf),
    track_order: counter(PER_MINUTE.track_order, addressOf),
    quotes: counter(PER_MINUTE.quotes, addressOf),
  };
  const countersOf = (kind: Limit) => {
    if (kind === 'files') return [files];
    return kind === 'general' ? [general] : [general, strict[kind]];
  };
  app.addHook('onRequest', async (request, reply) => {
    const { public: route, limit = 'general' } = request.routeOptions.config;
    // The provider retries webhooks by itself and from few addresses; a flood of them is refused by its signature.
    if (!request.routeOptions.url?.startsWith('/api/') || route?.signed) return;
    for (const count of countersOf(route?.limit ?? limit)) {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) continue;
      reply.header('retry-after', String(result.ttlInSeconds));
      throw new HttpProblem(429, 'rate_limited', `That was a lot at once. Try again in ${result.ttlInSeconds} seconds.`);
    }
  });
}

function addressOf(request: FastifyRequest): string {
  return request.ip;
}
