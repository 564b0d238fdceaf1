import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { CallerCounts } from '../domain/caller-counts.ts';
import { pageWindow, type RateWindow, rateWindows } from '../domain/rate-windows.ts';
import type { Limit } from '../domain/routing-table.ts';
import { tokenOf } from './credentials.ts';

export interface RateLimits {
  /** Counts every request to the API by visitor and address, before any other work. */
  limitVisitors(): void;
  /** Counts by person; call it once the caller is identified. */
  limitPersons(): void;
  /** Counts a request without a session that has no stricter limit. False if it is over the limit. */
  mayVisit(address: string): boolean;
  /** Counts a page that must be rendered. False if an address requests more of them than a person could read. */
  mayHavePageMade(request: FastifyRequest): boolean;
}

type IsCounted = (window: RateWindow) => boolean;

/** This process's windows; the services enforce limits that must hold across all processes. */
export function createRateLimits(app: FastifyInstance, { config, sessions, cookies }: Context): RateLimits {
  const callerOf: Record<RateWindow['by'], (request: FastifyRequest) => string> = {
    visitor: (request) => {
      const known = sessions.peek(tokenOf(request, cookies));
      return known?.key?.id ?? known?.user.uid ?? networkOf(request.ip);
    },
    person: (request) => request.sessionInfo?.user.uid ?? '',
    address: (request) => networkOf(request.ip),
  };
  const windows = rateWindows({ perMinute: config.RATE_LIMIT_PER_MINUTE, checkouts: config.CHECKOUTS_PER_MINUTE });
  const counts = new Map([...new Set(Object.values(windows).flat())].map((window) => [window, new CallerCounts(window)]));
  const pages = new CallerCounts(pageWindow(config.RATE_LIMIT_PER_MINUTE));
  const [general] = windows.general;
  const visits = general && counts.get(general);

  /** Undefined within the limits. */
  function count(request: FastifyRequest, reply: FastifyReply, isCounted: IsCounted): HttpProblem | undefined {
    const kind = kindOf(request);
    if (kind === undefined) return undefined;
    for (const window of windows[kind].filter(isCounted)) {
      const waitSeconds = counts.get(window)?.count(callerOf[window.by](request)) ?? 0;
      if (waitSeconds === 0) continue;
      reply.header('retry-after', String(waitSeconds));
      return new HttpProblem(429, 'rate_limited', `Too many requests. Try again in ${inWords(waitSeconds)}.`);
    }
    return undefined;
  }
  return {
    mayVisit: (address) => visits?.count(networkOf(address)) === 0,
    mayHavePageMade: (request) => pages.count(callerOf.address(request)) === 0,
    limitVisitors() {
      const refused = new WeakMap<FastifyRequest, HttpProblem>();
      app.addHook('onRequest', async (request, reply) => {
        const problem = count(request, reply, ({ by }) => by !== 'person');
        if (problem === undefined) return;
        // Whoever sent a form gets it back with what was typed, so its body is read first.
        if (!request.routeOptions.config.public?.form) throw problem;
        refused.set(request, problem);
      });
      app.addHook('preHandler', async (request) => {
        const problem = refused.get(request);
        if (problem) throw problem;
      });
    },
    limitPersons() {
      app.addHook('onRequest', async (request, reply) => {
        const { user, key } = request.sessionInfo ?? {};
        // Admins answer for the shop and serve many people; their programs do not.
        const isCounted = user !== undefined && (key !== undefined || !user.roles.includes('admin'));
        const problem = isCounted && count(request, reply, ({ by }) => by === 'person');
        if (problem) throw problem;
      });
    },
  };
}

/** Undefined for requests that are not counted. */
function kindOf(request: FastifyRequest): Limit | undefined {
  const { public: route, limit } = request.routeOptions.config;
  // The provider retries webhooks by itself and from few addresses; its signature check rejects a flood of forged ones.
  if (!request.routeOptions.url?.startsWith('/api/') || route?.signed) return undefined;
  return route?.limit ?? limit ?? 'general';
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
