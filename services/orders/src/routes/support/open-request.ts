import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { answerOnce, hashOf, runOnce } from '../../db/idempotency.ts';
import { lockOrder } from '../../db/orders/orders.ts';
import { CHANGE_KINDS } from '../../db/orders/wanted-changes.ts';
import { retryOnCollision } from '../../db/retry-on-collision.ts';
import type { Tables } from '../../db/schema.ts';
import { addMessage, countOpen, insertSupport, SUPPORT_NUMBER_TAKEN } from '../../db/support/support-requests.ts';
import { newSupportNumber } from '../../domain/orders/order-number.ts';
import { readSupport, viewerOf } from './support-view.ts';
import { refuseSecondChange, validRequest } from './valid-request.ts';

const OPEN_AT_MOST = 20;

export function serveOpenRequest(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock } = context;
  route(app, openSupportRequest, async ({ body, user, idempotencyKey }) => {
    const call = { ownerUid: user.uid, operation: openSupportRequest.name, key: idempotencyKey, bodyHash: hashOf(body) };
    return answerOnce(db, call, async () => {
      const { text, ...wanted } = await validRequest(context, { body, user });
      return retryOnCollision(SUPPORT_NUMBER_TAKEN, () =>
        runOnce(db, clock, call, async (transaction, now) => {
          await refuseTooMany(transaction, user.uid);
          if (wanted.orderId && CHANGE_KINDS.includes(wanted.kind)) {
            await lockOrder(transaction, wanted.orderId);
            await refuseSecondChange(transaction, wanted.orderId);
          }
          const owner = { ownerUid: user.uid, email: user.email };
          const request = await insertSupport(transaction, { number: newSupportNumber(), ...owner, ...wanted }, now);
          await addMessage(transaction, request, { author: 'customer', authorUid: user.uid, text, at: now });
          return readSupport(transaction, request.number, viewerOf(user));
        }),
      );
    });
  });
}

/** @throws HttpProblem 409 `too_many_requests_open` */
async function refuseTooMany(transaction: Transaction<Tables>, uid: string): Promise<void> {
  if ((await countOpen(transaction, uid)) < OPEN_AT_MOST) return;
  throw conflict('too_many_requests_open', 'We still have to answer several of your requests. Add to one of them instead.');
}
