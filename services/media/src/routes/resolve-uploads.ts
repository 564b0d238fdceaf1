import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findReadyUploads } from '../db/uploads.ts';
import { mainKeyOf } from '../domain/object-keys.ts';

export function serveResolveUploads(app: FastifyInstance, context: Context): void {
  route(app, resolveUploads, async ({ body }) => {
    const found = await findReadyUploads(context.db, body.owner_uid, body.upload_ids);
    const uploads = body.upload_ids.map((id) => {
      const upload = found.get(id);
      if (!upload) throw notFound('upload_not_found', `The upload ${id} does not exist, or is not finished.`);
      return {
        id,
        kind: upload.kind,
        object_key: mainKeyOf(id, upload.kind),
        width: upload.width ?? 0,
        height: upload.height ?? 0,
        duration_seconds: upload.durationSeconds ?? 0,
      };
    });
    return { uploads };
  });
}
