import type { IncomingHttpHeaders } from 'node:http';
import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PublicRoute } from '../domain/routing-table.ts';
import { isStreamed } from '../http/whole-bodies.ts';
import { largeBody } from './large-body.ts';
import { pacedAnswer } from './paced-answer.ts';
import { readerOf } from './reader-of.ts';
import { headersForBrowser, headersForService } from './request-headers.ts';
import { isWorthASecondTry, problemIn, upstreamProblem } from './upstream-problem.ts';

const RETRY_AFTER_MS = 150;

export interface ForwardRequestParts {
  context: Context;
  persons: ConcurrencyLimit;
  addresses: ConcurrencyLimit;
  /** Pictures and videos of each visitor. */
  files: ConcurrencyLimit;
  /** Each visitor's open event streams. */
  streams: ConcurrencyLimit;
}

/** Passes a request to its service and the answer back as a stream. */
export async function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  parts: ForwardRequestParts,
): Promise<FastifyReply> {
  const { context } = parts;
  countAtOnce(request, reply, route, parts);
  const headers = await headersForService(request, route.service, context);
  const { wholeBody } = request;
  if (wholeBody !== undefined) headers['content-length'] = String(wholeBody.length);
  else if (request.body !== undefined) context.streams.add(request.raw, readerOf(request, context));
  return reply.from(request.url.split('?')[0] ?? '', {
    getUpstream: () => context.config.services[route.service],
    timeout: route.timeoutMs,
    ...(wholeBody && { body: wholeBody, contentType: headers['content-type'] ?? 'application/octet-stream' }),
    rewriteRequestHeaders: (_request, given): IncomingHttpHeaders => ({ ...headers, host: String(given.host) }),
    rewriteHeaders: (given) => headersForBrowser(given),
    retryDelay: ({ err, attempt, req }) => (err && attempt === 0 && isWorthASecondTry(req.method, err) ? RETRY_AFTER_MS : null),
    onResponse: (_request, answered, { stream, statusCode }) => {
      if (route.form && statusCode >= 400) return void problemIn(stream).then((problem) => answered.send(problem));
      const isEvents = String(answered.getHeader('content-type')).startsWith('text/event-stream');
      if (isEvents) context.streams.add(stream, readerOf(request, context));
      void answered.send(isEvents ? stream : pacedAnswer(stream, context.limits.pace));
    },
    onError: (failed, { error }) => {
      const problem = upstreamProblem(error);
      if (problem.status === 408) failed.header('connection', 'close');
      void failed.send(problem);
    },
  });
}

/** Counts the request among those of its caller until it is answered. @throws HttpProblem 429 */
export function countAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  { persons, addresses, files, streams }: ForwardRequestParts,
): void {
  // The provider's requests have connections of their own.
  if (route.signed) return;
  const network = networkOf(request.ip);
  const uid = request.sessionInfo?.user.uid;
  if (route.streams) {
    if (ConcurrencyLimit.hold([[streams, uid ?? network]], reply.raw)) return;
    reply.header('retry-after', '10');
    throw new HttpProblem(
      429,
      'streams_at_once',
      'You have too many pages open that update live. Close one of them and reload this one.',
    );
  }
  const counted: [ConcurrencyLimit, string][] =
    route.limit === 'files'
      ? [[files, uid ?? network]]
      : [[addresses, network], ...(uid === undefined ? [] : ([[persons, uid]] as [ConcurrencyLimit, string][]))];
  if (ConcurrencyLimit.hold(counted, reply.raw)) return;
  reply.header('retry-after', '2');
  throw new HttpProblem(429, 'requests_at_once', 'Too many of your requests are in progress. Try again in a moment.');
}

/** Bodies are not parsed: the services check them, and the payment webhook is signed over its raw bytes. */
export function takeBodiesAsTheyCome(app: FastifyInstance, { limits }: Pick<Context, 'limits'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const { public: route } = request.routeOptions.config;
    // `streamUpload` counts uploads.
    const isLarge = route !== undefined && route.limit !== 'uploads' && isStreamed(route);
    done(null, request.wholeBody ?? (isLarge ? largeBody(request.raw, route.maxBodyBytes, limits.pace) : payload));
  });
}
