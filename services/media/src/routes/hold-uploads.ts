import { conflict, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { holdUploads } from '@nimantran/proto/http/media/uploads';
import { orderFate } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { watchOrder } from '../db/purges.ts';
import { findReadyUploads, ordersHolding } from '../db/uploads.ts';

export function serveHoldUploads(app: FastifyInstance, context: Context): void {
  route(app, holdUploads, async ({ body }) => {
    const { owner_uid, order_id, upload_ids } = body;
    if (upload_ids.length === 0) return undefined;
    const left = await leftByDeadOrders(context, body);
    await context.db.transaction().execute(async (transaction) => {
      const found = await findReadyUploads(transaction, owner_uid, upload_ids, 'for update');
      for (const id of upload_ids) {
        const upload = found.get(id);
        if (!upload) throw notFound('upload_not_found', `The upload ${id} does not exist, or is not finished.`);
        if (upload.orderId !== null && upload.orderId !== order_id && !left.has(upload.orderId)) {
          throw conflict('upload_held', `The upload ${id} belongs to another order. Upload the photo again.`);
        }
      }
      await transaction.updateTable('uploads').set({ orderId: order_id }).where('id', 'in', upload_ids).execute();
      await watchOrder(transaction, context.clock, order_id);
    });
    return undefined;
  });
}

/** Unpaid orders that hold some of the uploads: a customer whose card was declined may order again with the same photos. */
async function leftByDeadOrders(
  context: Context,
  { owner_uid, order_id, upload_ids }: BodyOf<typeof holdUploads>,
): Promise<Set<string>> {
  const holders = await ordersHolding(context.db, owner_uid, upload_ids);
  const others = holders.filter((holder) => holder !== order_id);
  const isLeft = await Promise.all(others.map((holder) => isDead(context, holder)));
  return new Set(others.filter((_holder, index) => isLeft[index]));
}

async function isDead({ orders }: Context, orderId: string): Promise<boolean> {
  try {
    const { state, uploads_may_go, due_at } = await orders(orderFate, { params: { order_id: orderId } });
    const isWanted = !uploads_may_go && due_at === null;
    return (state === 'cancelled' || state === 'expired') && !isWanted;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
