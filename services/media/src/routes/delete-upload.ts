import { route } from '@nimantran/kit/http/route';
import { deleteUpload } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findOwnUpload } from '../db/uploads.ts';
import { noSuchUpload } from '../domain/storage-problem.ts';
import { deleteOwnUpload } from '../use-cases/delete-upload.ts';

export function serveDeleteUpload(app: FastifyInstance, context: Context): void {
  route(app, deleteUpload, async ({ params, user }) => {
    const upload = await findOwnUpload(context.db, user.uid, params.id);
    if (!upload) throw noSuchUpload();
    await deleteOwnUpload(context, upload);
    return undefined;
  });
}
