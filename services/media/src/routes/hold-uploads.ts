import { conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { holdUploads } from '@nimantran/proto/http/media';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { watchOrder } from '../db/purges.ts';
import { findReadyUploads } from '../db/uploads.ts';

export function serveHoldUploads(app: FastifyInstance, context: Context): void {
  route(app, holdUploads, async ({ body }) => {
    const { owner_uid, order_id, upload_ids } = body;
    if (upload_ids.length === 0) return undefined;
    await context.db.transaction().execute(async (transaction) => {
      const found = await findReadyUploads(transaction, owner_uid, upload_ids, 'for update');
      for (const id of upload_ids) {
        const upload = found.get(id);
        if (!upload) throw notFound('upload_not_found', `The upload ${id} is not there, or not finished.`);
        if (upload.orderId !== null && upload.orderId !== order_id) {
          throw conflict('upload_held', `The upload ${id} belongs to another order. Upload the photo again.`);
        }
      }
      await transaction.updateTable('uploads').set({ orderId: order_id }).where('id', 'in', upload_ids).execute();
      await watchOrder(transaction, context.clock, order_id);
    });
    return undefined;
  });
}
