import { ConcurrencyLimit } from '@nimantran/kit/http/concurrency-limit';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PublicRoute } from '../domain/routing-table.ts';
import { readerOf } from './reader-of.ts';
import { headersForBrowser, headersForService } from './request-headers.ts';
import { mayHaveBody, streamUpload } from './stream-upload.ts';
import type { UpstreamConnections } from './upstream-connections.ts';
import { isWorthASecondTry, upstreamProblem } from './upstream-problem.ts';

export interface ForwardUploadParts {
  context: Context;
  line: UpstreamConnections;
  persons: ConcurrencyLimit;
  addresses: ConcurrencyLimit;
}

/** Passes a request of the upload protocol to its service, and the answer back. */
export async function forwardUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  { context, line, persons, addresses }: ForwardUploadParts,
): Promise<FastifyReply> {
  const { method, raw, url } = request;
  const network = networkOf(request.ip);
  const counted = [
    [persons, request.sessionInfo?.user.uid ?? network],
    [addresses, network],
  ] as const;
  if (!ConcurrencyLimit.hold(counted, reply.raw)) {
    reply.header('retry-after', '2');
    throw new HttpProblem(429, 'uploads_at_once', 'You have too many uploads in progress. Wait for one of them to finish.');
  }
  const headers = await headersForService(request, route.service, context);
  if (!mayHaveBody(method)) delete headers['content-length'];
  // A stopping gateway does not wait for slow uploads: they resume through the next one where they stopped.
  context.streams.add(raw, readerOf(request, context));
  const { pace } = context.limits;
  const limits = { maxBodyBytes: route.maxBodyBytes, silenceMs: route.timeoutMs, pace };
  const carry = () => streamUpload(raw, line.open(url, { method, headers }), limits);
  const answer = await carry()
    .catch((error: unknown) => {
      if (isWorthASecondTry(method, error)) return carry();
      throw error;
    })
    .catch((error: unknown) => {
      throw upstreamProblem(error);
    });
  return reply
    .code(answer.statusCode ?? 502)
    .headers(headersForBrowser(answer.headers))
    .send(answer);
}
