import { route } from '@nimantran/kit/http/route';
import { purgeReceipt } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { receiptOf } from '../db/receipts.ts';

export function servePurgeReceipt(app: FastifyInstance, { db }: Context): void {
  route(app, purgeReceipt, async ({ params }) => {
    const lines = await receiptOf(db, params.order_id);
    return {
      lines: lines.map(({ what, sha256, sizeBytes, purgedAt }) => ({
        what,
        sha256,
        size_bytes: sizeBytes,
        purged_at: purgedAt.toISOString(),
      })),
    };
  });
}
