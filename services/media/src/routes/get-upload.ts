import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getUpload, type Upload } from '@nimantran/proto/http/media';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findOwnUpload, thumbnailKey, type UploadRow } from '../db/uploads.ts';

const THUMBNAIL_SECONDS = 3_600;

export function serveGetUpload(app: FastifyInstance, context: Context): void {
  route(app, getUpload, async ({ params, user }) => {
    const upload = await findOwnUpload(context.db, user.uid, params.id);
    if (!upload) throw notFound('upload_not_found', 'There is no such upload of yours.');
    return show(context, upload);
  });
}

async function show(context: Context, upload: UploadRow): Promise<Upload> {
  if (upload.state === 'deleting') throw notFound('upload_not_found', 'There is no such upload of yours.');
  return {
    id: upload.id,
    kind: upload.kind,
    state: upload.state,
    file_name: upload.fileName,
    width: upload.width,
    height: upload.height,
    reason: upload.reason,
    thumbnail_url:
      upload.state === 'ready'
        ? await context.store.signedUrl(thumbnailKey(upload.id), { expires_in_seconds: THUMBNAIL_SECONDS })
        : null,
    created_at: upload.createdAt.toISOString(),
  };
}
