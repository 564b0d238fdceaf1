import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, matchesEtag } from '../proxy/response-cache.ts';
import { compressed, encodingFor } from './compress-body.ts';

const LEADING_ON: ReadonlySet<number> = new Set([301, 302]);
const TRY_AGAIN_SECONDS = 5;

/**
 * Sends an answer that is the same for all callers, in the smallest encoding that the browser accepts; browsers revalidate each
 * time by ETag.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer & { etag?: string },
): Promise<FastifyReply> {
  const { status, contentType, body, etag } = answer;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (LEADING_ON.has(status)) return reply.code(status).header('location', body.toString()).send();
  if (status === 503) reply.header('retry-after', String(TRY_AGAIN_SECONDS));
  if (status === 200 && etag !== undefined) {
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.code(status).type(contentType);
  if (encoding === undefined) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await compressed(body, encoding));
}
