import { readClock } from '@nimantran/kit/db/database';
import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { route } from '@nimantran/kit/http/route';
import { openCheckout } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { claimKey, earlierCall, hashOf } from '../../db/idempotency.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import { openCheckoutFor } from '../../stripe/open-checkout.ts';
import { holdOrderUploads } from '../../use-cases/place-order/uploads.ts';

/** Repeating it is harmless with any key, since an order has one open checkout; still, a key stands for one order. */
export function serveOpenCheckout(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock } = context;
  route(app, openCheckout, async ({ params, body, user, idempotencyKey, request }) => {
    const order = await ownOrder(db, params.number, user.uid);
    const call = {
      ownerUid: user.uid,
      operation: openCheckout.name,
      key: idempotencyKey,
      bodyHash: hashOf({ number: order.number, bill_id: body.bill_id }),
    };
    if (!(await earlierCall(db, call)))
      await db.transaction().execute(async (transaction) => {
        await claimKey(transaction, call, order.id, await readClock(transaction, clock));
      });
    // The call that placed the order may have died before it could do this.
    await holdOrderUploads(context, order);
    return openCheckoutFor(context, order.id, { uid: user.uid, address: clientAddressOf(request) }, body.bill_id);
  });
}
