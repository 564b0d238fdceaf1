import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createPreviewOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { claimKey, earlierCall, hashOf, type IdempotentCall, keepAnswer } from '../../db/idempotency.ts';
import type { Staff } from '../../db/orders/history.ts';
import { ORDER_NUMBER_TAKEN } from '../../db/orders/insert-order.ts';
import { insertPreviewOrder } from '../../db/orders/preview-orders.ts';
import { retryOnCollision } from '../../db/retry-on-collision.ts';
import { lockSupport, supportFor, supportNotFound } from '../../db/support/support-requests.ts';
import { finishPreviewOrder, preparePreviewOrder } from '../../use-cases/orders/create-preview-order.ts';
import { readOrder } from '../orders/read-order.ts';

/** A request has one order: every repeated call, immediate or later, gets that one. */
export function serveCreatePreviewOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db } = context;
  route(app, createPreviewOrder, async ({ params, user, idempotencyKey }) => {
    const number = params.support_number;
    const call = { ownerUid: user.uid, operation: createPreviewOrder.name, key: idempotencyKey, bodyHash: hashOf(params) };
    const earlier = await earlierCall(db, call);
    // An answer stored under this operation's name has this operation's type.
    if (earlier?.answer) return earlier.answer as AnswerOf<typeof createPreviewOrder>;
    const orderId = earlier?.orderId ?? (await orderOf(context, call, number, user));
    const answer = await readOrder(context, await finishPreviewOrder(context, orderId), user.uid);
    await keepAnswer(db, call, answer);
    context.log.info({ admin: user.uid, support: number }, 'order with a preview made');
    return answer;
  });
}

/** The id of the request's order, which is created if there is none. */
async function orderOf(context: OrdersContext, call: IdempotentCall, number: string, by: Staff): Promise<string> {
  const { db, clock, config } = context;
  const request = await supportFor(db, number, { uid: call.ownerUid, isAdmin: true });
  const prepared = request.previewOrderId === null ? await prepare(context, request) : undefined;
  return retryOnCollision(ORDER_NUMBER_TAKEN, () =>
    db.transaction().execute(async (transaction) => {
      const locked = await lockSupport(transaction, number);
      if (!locked) throw supportNotFound();
      const now = await readClock(transaction, clock);
      const agreed = { termsVersion: config.TERMS_VERSION, adminUid: call.ownerUid, now };
      // A customer who was erased meanwhile has no draft any more.
      const isToMake = prepared && locked.draft !== null;
      const id =
        locked.previewOrderId ?? (isToMake && (await insertPreviewOrder(transaction, locked, { ...prepared, ...agreed })));
      if (!id) throw noDraft();
      if (locked.previewOrderId === null)
        await recordChange(transaction, 'orders', by, {
          action: 'preview_order.made',
          target: { kind: 'support_request', id: number },
          summary: `Made an order with a preview from request ${number}.`,
          before: null,
          after: { order_id: id },
        });
      // A concurrent call has claimed the key for the same order; if it was claimed for another request, this throws.
      if (!(await claimKey(transaction, call, id, now))) await earlierCall(transaction, call);
      return id;
    }),
  );
}

function prepare(
  context: OrdersContext,
  { draft, ownerUid }: { draft: Parameters<typeof preparePreviewOrder>[1] | null; ownerUid: string },
) {
  if (draft === null) throw noDraft();
  return preparePreviewOrder(context, draft, ownerUid);
}

const noDraft = () => conflict('no_draft', 'This request has no draft to make an order from.');
