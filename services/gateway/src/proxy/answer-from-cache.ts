import { currentTrace } from '@nimantran/kit/trace';
import { XSRF_COOKIE } from '@nimantran/proto/http/shared/xsrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PublicRoute } from '../domain/routing-table.ts';
import { isXsrfToken } from '../domain/xsrf.ts';
import { sendAnswer } from '../web/send-answer.ts';
import { headersForService } from './request-headers.ts';
import type { Answer } from './response-cache.ts';
import { isWorthASecondTry, upstreamProblem } from './upstream-problem.ts';

const TIMEOUT_MS = 10_000;

/** Answers from the cache, or asks the service and caches its answer. Browsers revalidate each time by ETag. */
export async function answerFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  context: Context,
): Promise<FastifyReply> {
  const { answers } = context;
  const path = request.url.split('?')[0] ?? '';
  const answer = await answers.get(path, async () => {
    const { traceparent } = await headersForService(request, route.service, context);
    return load(path, route, context, String(traceparent));
  });
  if (answer.status !== 200) return reply.code(answer.status).type(answer.contentType).send(answer.body);
  // A browser without a token gets one with this answer, which a shared cache must not pass to others.
  const isAlone = isXsrfToken(request.cookies[XSRF_COOKIE]);
  reply.header('cache-control', isAlone ? 'no-cache' : 'private, no-cache');
  request.offer = { isCurrent: () => answers.isFresh(path, answer), audience: 'visitors', bringsToken: true };
  return sendAnswer(request, reply, answer);
}

/**
 * Returns what a visitor without a session would get, for the gateway's own use. @throws HttpProblem if the service does not
 * answer
 */
export async function askKept(path: string, route: PublicRoute, context: Context): Promise<Answer> {
  return context.answers.get(path, () => load(path, route, context, currentTrace()));
}

async function load(path: string, route: PublicRoute, context: Context, traceparent: string): Promise<Answer> {
  const ask = () =>
    fetch(context.config.services[route.service] + path, {
      headers: { accept: 'application/json', traceparent },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    const response = await ask().catch((error: unknown) => {
      if (isWorthASecondTry('GET', error)) return ask();
      throw error;
    });
    // A failing service's answer does not count; a cached one may be used instead.
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    const contentType = response.headers.get('content-type') ?? 'application/json';
    return { status: response.status, contentType, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw upstreamProblem(error);
  }
}
