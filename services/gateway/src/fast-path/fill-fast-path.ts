import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodingFor } from '../web/compress-body.ts';
import { type FastPathCache, LARGEST_READY_BYTES, type Offer } from './fast-path-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer may go out again to others. */
    offer: Offer | undefined;
  }
}

/** Of one connection or one browser. */
const NOT_KEPT: ReadonlySet<string> = new Set(['set-cookie', 'connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Keeps what handlers offer, as it goes out; to be called after all that adds headers or compresses. */
export function fillFastPath(app: FastifyInstance, ready: FastPathCache): void {
  app.decorateRequest('offer', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    const { offer, url } = request;
    if (offer === undefined || request.method !== 'GET' || reply.statusCode !== 200 || url.includes('?')) return payload;
    const body = await wholeOf(payload, reply);
    if (body === undefined) return payload;
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !NOT_KEPT.has(name)));
    // Some have no form but their own, whatever a browser takes.
    const encoding = encodingFor(request.headers['accept-encoding']) ?? 'identity';
    if (![encoding, 'identity'].includes(String(headers['content-encoding'] ?? 'identity'))) return body;
    ready.keep(url, encoding, {
      ...offer,
      route: request.routeOptions.url ?? 'unknown',
      headers: {
        ...headers,
        'content-length': body.length,
        ...(offer.bringsToken ? { 'cache-control': 'no-cache' } : {}),
      },
      etag: typeof headers.etag === 'string' ? headers.etag : undefined,
      body,
    });
    return body;
  });
}

/** The whole of what is sent, if it is small. A file is read here instead of on its way. */
async function wholeOf(payload: unknown, reply: FastifyReply): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(payload)) return payload;
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  if (!(payload instanceof Readable) || !(length <= LARGEST_READY_BYTES)) return undefined;
  return Buffer.concat(await payload.toArray());
}
