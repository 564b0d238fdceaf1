import type { SignatureCheck } from '@nimantran/kit/store/disk-store';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { ADDRESS_CACHING, contentDisposition, presentedType } from '@nimantran/kit/store/presentation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { storageProblem } from '../domain/storage-problem.ts';
import { headObject, parseRange } from './object-headers.ts';

export const OBJECTS_PATH = '/api/objects';

/** Serves signed addresses of the disk store; does nothing for other stores. The signature is the only authorisation. */
export function serveGetObject(app: FastifyInstance, { store }: Context): void {
  const { verify } = store;
  if (!verify) return;
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${OBJECTS_PATH}/*`,
    handler: (request, reply) => {
      const key = request.params['*'];
      const query = new URL(request.url, 'http://local').searchParams;
      requireSignature(verify(key, query, new Date()));
      return serve(store, request, reply, key, query.get('name') ?? undefined);
    },
  });
}

async function serve(
  store: ObjectStore,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  name: string | undefined,
): Promise<FastifyReply> {
  const info = await headObject(store, key);
  if (!info || info === 'no-key') throw storageProblem(404, 'This file no longer exists.');

  const etag = `"${info.modified_at.getTime().toString(36)}-${info.size_bytes.toString(36)}"`;
  void reply.headers({
    'accept-ranges': 'bytes',
    'content-type': presentedType(key),
    'content-disposition': contentDisposition(key, name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': ADDRESS_CACHING,
    'last-modified': info.modified_at.toUTCString(),
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = parseRange(wanted, info.size_bytes);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${info.size_bytes}`);
    throw storageProblem(416, 'The file ends before this range.');
  }
  const length = range ? range.end - range.start + 1 : info.size_bytes;
  void reply.code(range ? 206 : 200).header('content-length', length);
  if (range) void reply.header('content-range', `bytes ${range.start}-${range.end}/${info.size_bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await store.get(key, range));
}

function requireSignature(verdict: ReturnType<SignatureCheck>): void {
  if (verdict === 'expired') throw storageProblem(403, 'This address has expired. Request a new one.');
  if (verdict === 'refused') throw storageProblem(403, 'This address was not signed by us.');
}
