import { HttpProblem, notFound } from '@nimantran/kit/http/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { contentDisposition, contentTypeOf, headObject, parseRange } from './object-headers.ts';

export const OBJECTS_PATH = '/api/objects';

/** Serves what a signed address of the disk store names. The signature is all that is asked. */
export function serveGetObject(app: FastifyInstance, context: Context): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${OBJECTS_PATH}/*`,
    handler: (request, reply) => serve(context, request, reply, request.params['*']),
  });
}

async function serve(context: Context, request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const query = new URL(request.url, 'http://local').searchParams;
  requireSignature(context, key, query);
  const info = await headObject(context.store, key);
  if (!info || info === 'no-key') throw notFound('object_not_found', 'This file is no longer there.');

  const etag = `"${info.modified_at.getTime().toString(36)}-${info.size_bytes.toString(36)}"`;
  void reply.headers({
    'accept-ranges': 'bytes',
    'content-type': contentTypeOf(info),
    'content-disposition': contentDisposition(info, query.get('name')),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
    'last-modified': info.modified_at.toUTCString(),
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const condition = request.headers['if-range'];
  const wanted = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = parseRange(wanted, info.size_bytes);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${info.size_bytes}`);
    throw new HttpProblem(416, 'range_not_satisfiable', 'The file ends before this range.');
  }
  const length = range ? range.end - range.start + 1 : info.size_bytes;
  void reply.code(range ? 206 : 200).header('content-length', length);
  if (range) void reply.header('content-range', `bytes ${range.start}-${range.end}/${info.size_bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await context.store.get(key, range));
}

function requireSignature(context: Context, key: string, query: URLSearchParams): void {
  const verdict = context.store.verify(key, query, new Date());
  if (verdict === 'expired') throw new HttpProblem(403, 'url_expired', 'This address has expired. Ask for a new one.');
  if (verdict === 'refused') throw new HttpProblem(403, 'url_refused', 'This address was not made by us.');
}
