import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { clientGone } from '@nimantran/kit/http/client-gone';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicRoute } from '../domain/routing-table.ts';
import { countAtOnce, type ForwardRequestParts } from './forward-request.ts';
import { pacedAnswer } from './paced-answer.ts';
import { headersForBrowser, headersForService } from './request-headers.ts';
import type { UpstreamConnections } from './upstream-connections.ts';
import { upstreamProblem } from './upstream-problem.ts';

/**
 * Passes a request to its service and the answer back, and cancels the request when its client leaves: the service then works for
 * others. Only for requests that change nothing.
 */
export async function forwardAwaited(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  parts: ForwardRequestParts,
  line: UpstreamConnections,
): Promise<FastifyReply> {
  const { context } = parts;
  countAtOnce(request, reply, route, parts);
  const left = clientGone(reply, () => new HttpProblem(408, 'client_left', 'The client has left.'));
  const signal = AbortSignal.any([left, AbortSignal.timeout(route.timeoutMs)]);
  const body = request.wholeBody ?? Buffer.alloc(0);
  const headers = { ...(await headersForService(request, route.service, context)), 'content-length': String(body.length) };
  try {
    const upstream = line.open(request.url, { method: request.method, headers, signal });
    const answered = once(upstream, 'response');
    upstream.end(body);
    const [answer] = (await answered) as [IncomingMessage];
    reply.code(answer.statusCode ?? 502).headers(headersForBrowser(answer.headers));
    return reply.send(pacedAnswer(answer, context.limits.pace));
  } catch (error) {
    throw upstreamProblem(signal.aborted ? signal.reason : error);
  }
}
