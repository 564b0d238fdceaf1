import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { resolveUploads } from '@nimantran/proto/http/media';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findReadyUploads, photoKey } from '../db/uploads.ts';

export function serveResolveUploads(app: FastifyInstance, context: Context): void {
  route(app, resolveUploads, async ({ body }) => {
    const found = await findReadyUploads(context.db, body.owner_uid, body.upload_ids);
    const uploads = body.upload_ids.map((id) => {
      const upload = found.get(id);
      if (!upload) throw notFound('upload_not_found', `The upload ${id} is not there, or not finished.`);
      return { id, object_key: photoKey(id), width: upload.width ?? 0, height: upload.height ?? 0 };
    });
    return { uploads };
  });
}
