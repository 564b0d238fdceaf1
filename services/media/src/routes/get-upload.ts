import { route } from '@nimantran/kit/http/route';
import { getUpload } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findOwnUpload } from '../db/uploads.ts';
import { noSuchUpload } from '../domain/storage-problem.ts';
import { viewUpload } from './upload-view.ts';

export function serveGetUpload(app: FastifyInstance, context: Context): void {
  route(app, getUpload, async ({ params, user }) => {
    const upload = await findOwnUpload(context.db, user.uid, params.id);
    if (!upload) throw noSuchUpload();
    return viewUpload(context, upload);
  });
}
