import { HttpProblem } from '@nimantran/kit/http/problem';
import { rolesFor } from '@nimantran/kit/http/route';
import { getSignInMethod, getUserType, signIn, verifyAdmin } from '@nimantran/proto/http/identity/sessions';
import { getShop } from '@nimantran/proto/http/orders/shop';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { CLOSED_PAGE_POLICY, closedPage } from '../web/closed-page.ts';
import { markRehearsal } from '../web/mark-rehearsal.ts';
import type { ShopFacts } from '../web/shop-facts.ts';
import { tokenOf } from './credentials.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its answer is for staff of a closed shop: nobody else may get it. */
    staffAlone: boolean;
  }
}

const RETRY_AFTER_SECONDS = 600;
/** Not every request waits while orders does not answer. */
const ASK_AGAIN_MS = 2_000;
/** Pages of staff; each asks for the role itself. */
const STAFF_PAGE = /^\/(?:admin|designer)(?:[/?]|$)/;
/** What pages of staff consist of, and what monitors ask. */
const FILE =
  /^\/(?:assets\/|healthz$|readyz$|metrics$|robots\.txt$)|^\/[\w.-]+\.(?:css|gif|ico|jpe?g|js|json|png|svg|webmanifest|webp|woff2?)$/;
/** What signing in needs; the session's address serves signing in and out, and who is signed in. */
const REACHABLE: ReadonlySet<string | undefined> = new Set(
  [signIn, getSignInMethod, getUserType, verifyAdmin, getShop].map(({ path }) => path),
);

/**
 * Shows customers a page instead of a shop that sells but has not proven itself (orders says so). Staff reach everything, and so do the
 * payment provider's events and signed addresses of files. A shop never closes again, so once it was open nobody is asked.
 */
export function closeUntilProven(app: FastifyInstance, { config, sessions, cookies }: Context, shopFacts: ShopFacts): void {
  const pageOf = (name: string) => (config.isRehearsal ? markRehearsal(closedPage(name)) : closedPage(name));
  app.decorateRequest('staffAlone', false);
  if (config.NODE_ENV !== 'production') return;
  let wasOpen = false;
  let unknownUntil = 0;

  async function isStaff(request: FastifyRequest): Promise<boolean> {
    const token = tokenOf(request, cookies);
    if (token === undefined) return false;
    const state = await sessions.state(token);
    return state.kind === 'open' && state.info.user.roles.some((role) => rolesFor('designer').includes(role));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (wasOpen || isReachable(request) || Date.now() < unknownUntil) return;
    const shop = await shopFacts();
    // Without orders, nothing can be bought in any case.
    if (shop === undefined) {
      unknownUntil = Date.now() + ASK_AGAIN_MS;
      return;
    }
    if (!shop.closed) {
      wasOpen = true;
      return;
    }
    if (await isStaff(request)) {
      request.staffAlone = true;
      return;
    }
    request.asIntended = true;
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    if (isApi(request)) throw new HttpProblem(503, 'shop_closed', 'The shop is not open yet. Please come back in a while.');
    return sendClosed(request, reply, pageOf(shop.about.name));
  });
}

const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

function isReachable({ url, routeOptions }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  if (STAFF_PAGE.test(path) || FILE.test(path)) return true;
  const route = routeOptions.config.public;
  return REACHABLE.has(routeOptions.url) || route?.signed === true || routeOptions.url === '/api/objects/*';
}

function sendClosed(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  reply.code(503).type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy': CLOSED_PAGE_POLICY,
    'x-robots-tag': 'noindex',
  });
  return reply.send(request.method === 'HEAD' ? '' : page);
}
