import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import proxyAddresses from '@fastify/proxy-addr';
import type { createApp } from '@nimantran/kit/http/app';
import { trustHops } from '@nimantran/kit/http/network';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { Context } from '../context.ts';
import { isXsrfToken, newXsrfToken } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { matchesEtag } from '../proxy/response-cache.ts';
import { encodingFor } from '../web/compress-body.ts';
import type { ReadyAnswer } from './fast-path-cache.ts';

type App = Awaited<ReturnType<typeof createApp>>;

/** A request with one of these headers wants something other than the whole answer, or has an API key, which must be checked. */
const SPECIAL = ['authorization', 'range', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;
const MAX_KNOWN_ENCODINGS = 200;
/** So many of them have one line together. */
const PER_LINE = 100;

/**
 * Sends ready answers before the framework creates a request, which is most of the cost of such an answer; so this code counts
 * callers, issues tokens and records metrics itself, as the hooks do. Everything else goes to the framework, and so do all
 * requests once the app closes.
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

  /** Undefined if there is no ready answer, or none for this caller. */
  function find({ method, url = '', headers }: IncomingMessage): ReadyAnswer | undefined {
    if (method !== 'GET' || isClosing) return undefined;
    const answer = ready.find(url, encodingOf(headers['accept-encoding']));
    return answer === undefined || SPECIAL.some((name) => headers[name] !== undefined) ? undefined : answer;
  }

  /** Returns whether it was sent. */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const answer = find(request);
    if (answer === undefined) return false;
    const begunAt = performance.now();
    const sent = app.parseCookie(request.headers.cookie ?? '');
    if (answer.audience === 'visitors') {
      // The general hook sends the rate limit error.
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

/** The caller's address, parsed as the framework does. */
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

/** Browsers send one of only a few header values. */
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
