import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { pageWindow, type RateWindow, rateWindows } from '../domain/rate-windows.ts';
import type { Limit } from '../domain/routing-table.ts';

export interface RateLimits {
  /** Counts every request to the API by visitor and address, before anything else is done for it. */
  limitVisitors(): void;
  /** Counts by person; to be called once the caller is recognised. */
  limitPersons(): void;
  /** Counts a request of somebody without a session, for what has no stricter limit. False where it is one too many. */
  mayVisit(request: FastifyRequest): Promise<boolean>;
  /** Counts a page that has to be made anew. False where an address asks for more of them than anybody reads. */
  mayHavePageMade(request: FastifyRequest): Promise<boolean>;
}

type IsCounted = (window: RateWindow) => boolean;

/** How many callers a window remembers; beyond them it forgets who was quiet the longest. */
const MAX_CALLERS = 20_000;

/** The windows of this process; what must hold for all of them together is counted by the services. */
export async function createRateLimits(app: FastifyInstance, { config, sessions, cookies }: Context): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const callerOf: Record<RateWindow['by'], (request: FastifyRequest) => string> = {
    // Cookies are not read yet where a ready answer is counted, which nobody with a session gets.
    visitor: (request) => sessions.peek(cookies.sessionOf(request.cookies))?.user.uid ?? networkOf(request.ip),
    person: (request) => request.sessionInfo?.user.uid ?? '',
    address: (request) => networkOf(request.ip),
  };
  const counterOf = ({ by, max, spanMs }: RateWindow) => {
    // The plugin's types leave `cache` out; without it a counter remembers 5,000 callers.
    const options: CreateRateLimitOptions & { cache: number } = {
      max,
      timeWindow: spanMs,
      keyGenerator: callerOf[by],
      cache: MAX_CALLERS,
    };
    return app.createRateLimit(options);
  };
  const windows = rateWindows({ perMinute: config.RATE_LIMIT_PER_MINUTE, checkouts: config.CHECKOUTS_PER_MINUTE });
  const each = new Set(Object.values(windows).flat());
  const counters = new Map([...each].map((window) => [window, counterOf(window)]));

  async function count(request: FastifyRequest, reply: FastifyReply, isCounted: IsCounted): Promise<void> {
    const kind = kindOf(request);
    if (kind === undefined) return;
    for (const window of windows[kind].filter(isCounted)) {
      const result = await counters.get(window)?.(request);
      if (!result || result.isAllowed || !result.isExceeded) continue;
      reply.header('retry-after', String(result.ttlInSeconds));
      throw new HttpProblem(429, 'rate_limited', `That was a lot at once. Try again in ${inWords(result.ttlInSeconds)}.`);
    }
  }
  type Counter = ReturnType<typeof counterOf>;
  const may = async (counter: Counter | undefined, request: FastifyRequest) => {
    const result = await counter?.(request);
    return result === undefined || result.isAllowed || !result.isExceeded;
  };
  const countPage = counterOf(pageWindow(config.RATE_LIMIT_PER_MINUTE));
  const [general] = windows.general;
  return {
    mayVisit: (request) => may(general && counters.get(general), request),
    mayHavePageMade: (request) => may(countPage, request),
    limitVisitors() {
      app.addHook('onRequest', (request, reply) => count(request, reply, ({ by }) => by !== 'person'));
    },
    limitPersons() {
      app.addHook('onRequest', async (request, reply) => {
        const user = request.sessionInfo?.user;
        // Those who answer for the shop answer many people.
        if (user && !user.roles.includes('admin')) await count(request, reply, ({ by }) => by === 'person');
      });
    },
  };
}

/** Undefined for what is not counted. */
function kindOf(request: FastifyRequest): Limit | undefined {
  const { public: route, limit } = request.routeOptions.config;
  // The provider retries webhooks by itself and from few addresses; a flood of them is refused by its signature.
  if (!request.routeOptions.url?.startsWith('/api/') || route?.signed) return undefined;
  return route?.limit ?? limit ?? 'general';
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
