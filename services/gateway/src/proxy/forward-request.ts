import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PublicRoute } from '../domain/routing-table.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { countedBody } from './counted-body.ts';
import type { StreamReader } from './open-streams.ts';
import { headersForBrowser, headersForService } from './request-headers.ts';
import { isWorthASecondTry, upstreamProblem } from './upstream-problem.ts';

const RETRY_AFTER_MS = 150;

export interface ForwardRequestParts {
  context: Context;
  /** Each reader's open event streams. */
  atOnce: ConcurrencyLimit;
}

/** Passes a request to its service and the answer back, both as streams. */
export async function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  parts: ForwardRequestParts,
): Promise<FastifyReply> {
  const { context, atOnce } = parts;
  if (route.streams && !atOnce.enter(request.sessionInfo?.user.uid ?? networkOf(request.ip), reply.raw)) {
    reply.header('retry-after', '10');
    throw new HttpProblem(
      429,
      'streams_at_once',
      'You have too many pages open that update live. Close one of them and reload this one.',
    );
  }
  const headers = await headersForService(request, route.service, context);
  return reply.from(request.url.split('?')[0] ?? '', {
    getUpstream: () => context.config.services[route.service],
    timeout: route.timeoutMs,
    rewriteRequestHeaders: (_request, given): IncomingHttpHeaders => ({ ...headers, host: String(given.host) }),
    rewriteHeaders: (given) => headersForBrowser(given),
    retryDelay: ({ err, attempt, req }) => (err && attempt === 0 && isWorthASecondTry(req.method, err) ? RETRY_AFTER_MS : null),
    onResponse: (_request, answered, { stream }) => {
      if (String(answered.getHeader('content-type')).startsWith('text/event-stream'))
        context.streams.add(stream, readerOf(request, context));
      void answered.send(stream);
    },
    onError: (failed, { error }) => void failed.send(upstreamProblem(error)),
  });
}

function readerOf(request: FastifyRequest, { cookies }: Context): StreamReader | undefined {
  const token = cookies.sessionOf(request.cookies);
  const user = request.sessionInfo?.user;
  return token === undefined || user === undefined ? undefined : { token, user };
}

/** Bodies are not parsed: the services check them, and the payment webhook is signed over its raw bytes. */
export function takeBodiesAsTheyCome(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    const { public: route } = request.routeOptions.config;
    // An announced length was checked before; `carryUpload` counts uploads.
    const isCounted = route !== undefined && route.limit !== 'uploads' && request.headers['content-length'] === undefined;
    done(null, isCounted ? countedBody(request.raw, route.maxBodyBytes) : payload);
  });
}
