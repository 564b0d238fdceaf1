import { badRequest, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { headObject } from './object-headers.ts';

export function serveSignDownload(app: FastifyInstance, context: Context): void {
  route(app, signDownload, async ({ body }) => {
    const info = await headObject(context.store, body.object_key);
    if (info === 'no-key') {
      throw badRequest('object_key_invalid', 'object_key is not a key of the store.', [
        { field: 'object_key', message: 'is not a key of the store' },
      ]);
    }
    if (!info) throw notFound('object_not_found', 'This object does not exist.');
    const { expires_in_seconds, download_name } = body;
    const expiresAt = new Date(Date.now() + expires_in_seconds * 1000);
    const url = await context.store.signedUrl(body.object_key, {
      expires_in_seconds,
      ...(download_name === undefined ? {} : { download_name }),
    });
    return { url, expires_at: expiresAt.toISOString() };
  });
}
