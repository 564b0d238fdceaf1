import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_HEADER } from '@nimantran/proto/http/identity/my-account';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Service } from '../domain/routing-table.ts';
import { sessionHashOf } from '../sessions/session-cache.ts';

/** Headers that could claim an identity, and hop-by-hop headers of the browser's connection. */
const DROPPED: ReadonlySet<string> = new Set([
  'accept-encoding',
  'authorization',
  'baggage',
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'tracestate',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);

/** The headers that this service gets: only the gateway sets the caller's identity and address. */
export async function headersForService(
  request: FastifyRequest,
  service: Service,
  { config, tokens, cookies }: Context,
): Promise<IncomingHttpHeaders> {
  const headers: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (!DROPPED.has(name) && !name.startsWith('x-') && !name.startsWith(':')) headers[name] = value;
  }
  const publicUrl = new URL(config.PUBLIC_URL);
  headers.traceparent = request.trace;
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-host'] = publicUrl.host;
  headers['x-forwarded-proto'] = publicUrl.protocol.replace(':', '');
  if (request.caller.kind === 'user') headers.authorization = `Bearer ${await tokens.forUser(request.caller.user, service)}`;
  const session = service === 'identity' ? cookies.sessionOf(request.cookies) : undefined;
  if (session !== undefined) headers[SESSION_HEADER] = sessionHashOf(session);
  return headers;
}

const NOT_PASSED_BACK: ReadonlySet<string> = new Set(['set-cookie', 'connection', 'keep-alive', 'server', 'x-powered-by']);

/** The headers of a service's answer that the browser gets. */
export function headersForBrowser(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_BACK.has(name)));
}
