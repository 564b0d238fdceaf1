import { forbidden, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { permit, rolesFor } from '@nimantran/kit/http/route';
import { endMySessions, eraseMyData } from '@nimantran/proto/http/identity/my-account';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Limit, PublicRoute } from '../domain/routing-table.ts';
import { isFromElsewhere, isOwnForm, isXsrfProven, isXsrfToken, needsXsrf, newXsrfToken } from '../domain/xsrf.ts';
import { sessionsUnavailable } from '../sessions/identity-client.ts';
import type { Recognised, SessionState } from '../sessions/session-cache.ts';
import { hasApiKey, tokenOf } from './credentials.ts';
import { isStreamed } from './whole-bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes of the routing table. */
    public?: PublicRoute;
    /** Set on the gateway's own operations. */
    limit?: Limit;
    /** Set on pages whose address must not be told to others, not even as a referrer. */
    hasSecretAddress?: true;
  }
  interface FastifyRequest {
    /** The person who is signed in, or whose API key was sent. */
    sessionInfo: Recognised | undefined;
    /** Undefined outside the API and for callers without the cookie. */
    sessionState: SessionState | undefined;
  }
}

/** Operations that end all sessions of their caller. */
const ENDING: ReadonlySet<string | undefined> = new Set([eraseMyData.path, endMySessions.path]);

/** Checks for every request to the API before it is passed on, in this order. */
export function guardRequests(app: FastifyInstance, context: Context): void {
  app.decorateRequest('sessionInfo', undefined);
  app.decorateRequest('sessionState', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || !isApi(request)) return;
    refuseCrookedAddress(request);
    refuseLargeBody(request);
    refuseForgery(request, context);
    await recogniseCaller(request, context);
    const { key } = request.sessionInfo ?? {};
    if (key !== undefined) request.log.info({ key_id: key.id }, 'an API key was used');
    const route = request.routeOptions.config.public;
    // Uploads and small bodies are left to the service; this file would keep one of few connections.
    if (route && route.limit !== 'uploads' && isStreamed(route)) permit(route.access, request.caller);
  });
  // A client can hold its body back as long as the limits allow, and lose its session or role meanwhile.
  app.addHook('preValidation', async (request) => {
    if (request.wholeBody !== undefined && isApi(request)) await recogniseCaller(request, context);
  });
  // Before the answer goes out, without waiting for the event.
  app.addHook('onSend', async (request) => {
    if (ENDING.has(request.routeOptions.url) && request.sessionInfo) context.sessions.dropUser(request.sessionInfo.user.uid);
  });
  app.addHook('onRequest', async (request, reply) => {
    const readable = request.method === 'GET' && !request.is404 && request.routeOptions.config.public?.url.endsWith('*') !== true;
    if (!readable || !isApi(request) || hasApiKey(request)) return;
    if (!isXsrfToken(request.cookies[XSRF_COOKIE])) context.cookies.setXsrf(reply, newXsrfToken());
  });
}

/** Based on the matched route, not the URL: the router also reads `/%61pi/` as `/api/`. */
function isApi(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}

/** A URL that a parser would rewrite (dots, backslashes), or that encodes letters, could lead elsewhere than it seems to. */
function refuseCrookedAddress(request: FastifyRequest): void {
  const path = request.url.split('?')[0] ?? '';
  const isStraight = URL.canParse(path, 'http://gateway') && new URL(path, 'http://gateway').pathname === path;
  if (!isStraight || !path.startsWith('/api/') || path.includes('//') || /%2f|%5c|%00/i.test(path)) {
    throw notFound('no_such_operation', 'This address does not exist.');
  }
}

function refuseLargeBody(request: FastifyRequest): void {
  const limit = request.routeOptions.config.public?.maxBodyBytes;
  if (limit !== undefined && Number(request.headers['content-length'] ?? 0) > limit) {
    throw new HttpProblem(413, 'too_large', 'The request is too large.');
  }
}

function refuseForgery(request: FastifyRequest, { config }: Context): void {
  const route = request.routeOptions.config.public;
  // No other site can make a browser send a key.
  if (!needsXsrf(request.method) || route?.signed || hasApiKey(request)) return;
  const { origin } = request.headers;
  if (route?.form && isOwnForm({ fetchSite: request.headers['sec-fetch-site'], origin }, config.PUBLIC_URL)) return;
  const isProven = isXsrfProven(request.cookies[XSRF_COOKIE], request.headers[XSRF_HEADER]);
  if (isProven && !isFromElsewhere(request.headers['sec-fetch-site'])) return;
  throw new HttpProblem(403, 'xsrf', 'The request does not come from a page of this shop. Reload the page and try again.');
}

async function recogniseCaller(request: FastifyRequest, { sessions, cookies }: Context): Promise<void> {
  const token = tokenOf(request, cookies);
  const route = request.routeOptions.config.public;
  // A signed request comes from the provider, and a form from a guest: sessions do not matter.
  if (token === undefined || ((route?.signed || route?.form) && !hasApiKey(request))) return;
  const state = await sessions.state(token);
  request.sessionState = state;
  request.sessionInfo = state.kind === 'open' ? state.info : undefined;
  request.caller = state.kind === 'open' ? { kind: 'user', user: state.info.user } : { kind: 'anonymous' };
  if (hasApiKey(request)) return narrowToKey(request, state, route);
  if (state.kind === 'unknown' && route !== undefined && route.access !== 'public') throw sessionsUnavailable();
}

/** A key acts as its account, only where one of its scopes leads, and there only with the role that the operation asks for. */
function narrowToKey(request: FastifyRequest, state: SessionState, route: PublicRoute | undefined): void {
  if (state.kind === 'unknown') throw sessionsUnavailable();
  if (state.kind === 'ended' || state.info.key === undefined) {
    throw new HttpProblem(401, 'key_ended', 'The API key does not work: it is unknown, expired or revoked.');
  }
  const { user, key } = state.info;
  const opening = route?.scopes ?? [];
  if (route === undefined || !key.scopes.some((scope) => opening.includes(scope))) {
    const needed = opening.length > 0 ? `It needs the scope ${opening.join(' or ')}.` : 'No API key may use this address.';
    throw forbidden('key_scope', `The API key does not open this operation. ${needed}`);
  }
  const roles = user.roles.filter((role) => rolesFor(route.access).includes(role));
  request.caller = { kind: 'user', user: { ...user, roles } };
}
