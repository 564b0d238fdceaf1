import { badRequest, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { readObject } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { isWorkingFile } from '../domain/working-files.ts';
import { headObject } from './object-headers.ts';

export function serveReadObject(app: FastifyInstance, { store }: Context): void {
  route(app, readObject, async ({ query: { object_key }, reply }) => {
    if (!isWorkingFile(object_key)) throw badRequest('object_key_invalid', 'object_key does not name a rendered object.');
    const info = await headObject(store, object_key);
    if (!info || info === 'no-key') throw notFound('object_not_found', 'This object does not exist.');
    await reply
      .headers({ 'content-type': 'application/octet-stream', 'content-length': info.size_bytes, 'cache-control': 'no-store' })
      .send(await store.get(object_key));
    return undefined;
  });
}
