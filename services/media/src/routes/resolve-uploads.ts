import { route } from '@nimantran/kit/http/route';
import { resolveUploads } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findReadyUploads } from '../db/uploads.ts';
import { mainKeyOf } from '../domain/object-keys.ts';
import { requireAll } from './require-all.ts';

export function serveResolveUploads(app: FastifyInstance, context: Context): void {
  route(app, resolveUploads, async ({ body }) => {
    const found = await findReadyUploads(context.db, body.owner_uid, body.upload_ids);
    const uploads = requireAll(body.upload_ids, found).map(({ id, kind, width, height, durationSeconds }) => ({
      id,
      kind,
      object_key: mainKeyOf(id, kind),
      width: width ?? 0,
      height: height ?? 0,
      duration_seconds: durationSeconds ?? 0,
    }));
    return { uploads };
  });
}
