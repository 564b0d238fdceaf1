import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Context } from '../context.ts';
import { isXsrfToken, newXsrfToken, XSRF_COOKIE } from '../domain/xsrf.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { matchesEtag } from '../proxy/response-cache.ts';
import { encodingFor } from '../web/compressed.ts';
import type { ReadyAnswer } from './ready-answers.ts';

export type AnswerFirst = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

/** Who asks with these wants something else than the whole. */
const SPECIAL = ['range', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;
const MAX_KNOWN_ENCODINGS = 200;

/**
 * A hook that sends what is ready and lets all else pass. It stands before every other hook, for these are what an answer costs: so it counts callers and
 * hands out tokens itself, as they do.
 */
export function answerReady(
  app: Pick<FastifyInstance, 'parseCookie'>,
  { ready, cookies }: Pick<Context, 'ready' | 'cookies'>,
  rates: Pick<RateLimits, 'mayVisit'>,
): AnswerFirst {
  const encodingOf = rememberEncodings();
  return (request, reply, done) => {
    const { headers, url } = request.raw;
    const answer = request.method === 'GET' ? ready.find(url ?? '', encodingOf(headers['accept-encoding'])) : undefined;
    if (answer === undefined || SPECIAL.some((name) => headers[name] !== undefined)) return done();
    const sent = app.parseCookie(headers.cookie ?? '');
    const send = () =>
      sendReady(request, reply, answer, isXsrfToken(sent[XSRF_COOKIE]) ? undefined : cookies.xsrf(newXsrfToken()));
    if (answer.audience === 'everybody') return send();
    if (cookies.sessionOf(sent) !== undefined) return done();
    // Whoever asks too much is told so by the hook that counts for all.
    rates.mayVisit(request).then((may) => (may ? send() : done()), done);
  };
}

function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer, newToken: string | undefined): void {
  const headers =
    answer.bringsToken && newToken !== undefined
      ? { ...answer.headers, 'cache-control': 'private, no-cache', 'set-cookie': newToken }
      : answer.headers;
  reply.hijack();
  const isKnown = answer.etag !== undefined && matchesEtag(request.headers['if-none-match'], answer.etag);
  if (!isKnown) {
    reply.raw.writeHead(200, headers).end(answer.body);
    return;
  }
  const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...rest } = headers;
  reply.raw.writeHead(304, rest).end();
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
