import { route } from '@nimantran/kit/http/route';
import { holdUploads } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { watchOrder } from '../db/purges.ts';
import { holdFor } from '../db/upload-holds.ts';
import { findReadyUploads } from '../db/uploads.ts';
import { requireAll } from './require-all.ts';

/** Orders of one customer may hold the same upload: it is deleted when the last of them lets it go. */
export function serveHoldUploads(app: FastifyInstance, context: Context): void {
  route(app, holdUploads, async ({ body }) => {
    const { owner_uid, order_id, upload_ids } = body;
    if (upload_ids.length === 0) return undefined;
    await context.db.transaction().execute(async (transaction) => {
      requireAll(upload_ids, await findReadyUploads(transaction, owner_uid, upload_ids, 'for update'));
      await holdFor(transaction, order_id, upload_ids);
      await watchOrder(transaction, context.clock, order_id);
    });
    return undefined;
  });
}
