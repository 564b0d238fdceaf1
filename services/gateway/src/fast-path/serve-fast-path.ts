import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import proxyAddresses from '@fastify/proxy-addr';
import type { createApp } from '@nimantran/kit/http/app';
import { trustHops } from '@nimantran/kit/http/network';
import { XSRF_COOKIE } from '@nimantran/proto/http/xsrf';
import type { Context } from '../context.ts';
import { isXsrfToken, newXsrfToken } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { matchesEtag } from '../proxy/response-cache.ts';
import { encodingFor } from '../web/compress-body.ts';
import type { ReadyAnswer } from './fast-path-cache.ts';

type App = Awaited<ReturnType<typeof createApp>>;

/** Who asks with these wants something else than the whole. */
const SPECIAL = ['range', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;
const MAX_KNOWN_ENCODINGS = 200;
/** So many of them have one line together. */
const PER_LINE = 100;

/**
 * Sends what is ready before the framework makes a request of it, for that is most of what such an answer costs: so this counts callers, hands out tokens
 * and keeps the figures itself, as the hooks do. Whatever is not ready goes on to the framework, and so does everything once the app closes.
 */
export function serveFastPath(
  app: App,
  { ready, cookies, config, log }: Context,
  { mayVisit }: Pick<RateLimits, 'mayVisit'>,
): void {
  const encodingOf = rememberEncodings();
  let isClosing = false;
  let answered = 0;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  /** Undefined for what is not ready, or not for this caller. */
  function find({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    if (method !== 'GET' || isClosing) return undefined;
    const answer = ready.find(url, encodingOf(headers['accept-encoding']));
    return answer === undefined || SPECIAL.some((name) => headers[name] !== undefined) ? undefined : answer;
  }

  /** Whether it was sent. */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = find(request);
    if (answer === undefined) return false;
    const begunAt = performance.now();
    const sent = app.parseCookie(request.headers.cookie ?? '');
    if (answer.audience === 'visitors') {
      // Whoever asks too much is told so by the hook that counts for all.
      if (cookies.sessionOf(sent) !== undefined || !mayVisit(addressOf(request, config.TRUST_PROXY))) return false;
    }
    const lacksToken = answer.bringsToken && !isXsrfToken(sent[XSRF_COOKIE]);
    write(request, response, answer, lacksToken ? cookies.xsrf(newXsrfToken()) : undefined);
    const ms = performance.now() - begunAt;
    app.metrics.observeRequest('GET', answer.route, response.statusCode, ms / 1000);
    if (answered % PER_LINE === 0) {
      const line = { method: 'GET', route: answer.route, status: response.statusCode, ms: Math.round(ms), one_of: PER_LINE };
      log.info(line, 'request');
    }
    answered += 1;
    return true;
  }

  const framework = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!send(request, response)) for (const listener of framework) listener.call(app.server, request, response);
  });
}

/** Of the caller, as the framework reads it too. */
function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  return proxies === 0 ? own : (proxyAddresses.all(request, trustHops(proxies)).at(-1) ?? own);
}

function write(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer, newToken: string | undefined): void {
  const headers: OutgoingHttpHeaders =
    newToken === undefined ? answer.headers : { ...answer.headers, 'cache-control': 'private, no-cache', 'set-cookie': newToken };
  const isKnown = answer.etag !== undefined && matchesEtag(request.headers['if-none-match'], answer.etag);
  if (!isKnown) {
    response.writeHead(200, headers).end(answer.body);
    return;
  }
  const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  response.writeHead(304, rest).end();
}

/** Browsers send one of a handful of headers. */
function rememberEncodings(): (header: string | undefined) => string {
  const known = new Map<string, string>();
  return (header = '') => {
    const found = known.get(header);
    if (found !== undefined) return found;
    const encoding = encodingFor(header) ?? 'identity';
    if (known.size < MAX_KNOWN_ENCODINGS) known.set(header, encoding);
    return encoding;
  };
}
