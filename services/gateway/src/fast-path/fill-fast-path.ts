import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodingFor } from '../web/compress-body.ts';
import { type FastPathCache, LARGEST_READY_BYTES, type Offer } from './fast-path-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a handler whose answer may be reused for others. */
    offer: Offer | undefined;
  }
}

/** Headers that belong to one connection or one browser. */
const NOT_KEPT: ReadonlySet<string> = new Set(['set-cookie', 'connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Stores the answers that handlers offer, as sent; call it after everything that adds headers or compresses. */
export function fillFastPath(app: FastifyInstance, ready: FastPathCache): void {
  app.decorateRequest('offer', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    const { offer, url } = request;
    if (offer === undefined || request.staffAlone || request.method !== 'GET' || reply.statusCode !== 200 || url.includes('?'))
      return payload;
    const body = await wholeOf(payload, reply);
    if (body === undefined) return payload;
    const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([name]) => !NOT_KEPT.has(name)));
    // Some have no compressed form, whatever the browser accepts.
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

/** The complete payload, if it is small. A file is read here instead of streamed. */
async function wholeOf(payload: unknown, reply: FastifyReply): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(payload)) return payload;
  const length = Number(reply.getHeader('content-length') ?? Number.NaN);
  if (!(payload instanceof Readable) || !(length <= LARGEST_READY_BYTES)) return undefined;
  return Buffer.concat(await payload.toArray());
}
