import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { takePromo } from '@nimantran/proto/http/pricing/quotes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { takeUse } from '../use-cases/take-promo-use.ts';

export function serveTakePromo(app: FastifyInstance, { db, now }: Context): void {
  route(app, takePromo, async ({ params, body }) => {
    const wanted = { orderId: params.order_id, code: body.code, customerUid: body.customer_uid };
    const use = await takeUse(db, wanted, now());
    if (!use.taken) throw conflict(use.refusal.code, use.refusal.message);
    return { code: use.code, taken_at: use.takenAt.toISOString() };
  });
}
