import { clientAddressOf } from '@nimantran/kit/http/client-address';
import { conflict } from '@nimantran/kit/http/problem';
import { type RouteInput, route } from '@nimantran/kit/http/route';
import { setOrderNumber } from '@nimantran/kit/trace';
import { placeOrder } from '@nimantran/proto/http/orders/orders';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { earlierCall, hashOf, type IdempotentCall } from '../../db/idempotency.ts';
import { orderById, orderNotFound } from '../../db/orders/orders.ts';
import { sameOrder } from '../../db/orders/same-order.ts';
import { openCheckoutFor } from '../../stripe/open-checkout.ts';
import { type Payer, refuseWithoutCheckouts } from '../../use-cases/orders/limit-attempts.ts';
import { insertOrder } from '../../use-cases/place-order/insert-order.ts';
import { agreeOnPrice } from '../../use-cases/place-order/price.ts';
import { currentTheme } from '../../use-cases/place-order/theme.ts';
import { holdOrderUploads, requireOwnUploads } from '../../use-cases/place-order/uploads.ts';
import { validOrder } from '../../use-cases/place-order/validate.ts';
import { readOrder } from './read-order.ts';

type Placing = RouteInput<typeof placeOrder>;
type Placed = AnswerOf<typeof placeOrder>;

/**
 * Calls other services before the order exists or after its commit. A retry with the same key continues a call that died, and opens
 * another checkout if the first has ended.
 */
export function servePlaceOrder(app: FastifyInstance, context: OrdersContext): void {
  route(app, placeOrder, async ({ body, user, idempotencyKey, request }) => {
    const call = { ownerUid: user.uid, operation: placeOrder.name, key: idempotencyKey, bodyHash: hashOf(whatIsOrdered(body)) };
    const earlier = await earlierCall(context.db, call);
    const payer = { uid: user.uid, address: clientAddressOf(request) };
    if (!earlier?.orderId) await refuseWithoutCheckouts(context, payer);
    const orderId = earlier?.orderId ?? (await createOrder(context, call, body, user));
    return finishPlacing(context, user.uid, orderId, payer);
  });
}

/** A repeated call may have come another way and may have forgotten what it replaces: it still means the same order. */
function whatIsOrdered(body: Placing['body']): object {
  const { attribution: _way, replaces: _former, filled_from: _source, once_more: _onPurpose, ...ordered } = body;
  return ordered;
}

/** Returns the id of the order that belongs to the call, whether this request or a faster twin created it. */
async function createOrder(
  context: OrdersContext,
  call: IdempotentCall,
  body: Placing['body'],
  user: Placing['user'],
): Promise<string> {
  const theme = await currentTheme(context, body.theme_id, body.theme_version);
  const wanted = validOrder(theme.manifest, body);
  // Both are asked in parallel; problems with the uploads are reported first.
  const [uploads, price] = await Promise.allSettled([
    requireOwnUploads(context, user.uid, wanted.customisation),
    agreeOnPrice(context, { pricingId: theme.manifest.pricing_id, customerUid: user.uid }, wanted, body.expected_total_minor),
  ]);
  if (uploads.status === 'rejected') throw uploads.reason;
  if (price.status === 'rejected') throw price.reason;
  const quote = price.value;
  const placed = await insertOrder(context, call, { body, user, theme, wanted, quote });
  if (placed !== undefined) return placed;
  const twin = await earlierCall(context.db, call);
  if (!twin?.orderId) throw conflict('try_again', 'The same request is in progress. Try again in a moment.');
  return twin.orderId;
}

async function finishPlacing(context: OrdersContext, ownerUid: string, orderId: string, payer: Payer): Promise<Placed> {
  const order = await orderById(context.db, orderId);
  if (!order) throw orderNotFound();
  setOrderNumber(order.number);
  // The key was used for an order that is paid by now: its checkout leads nowhere.
  if (order.paidAt !== null) throw sameOrder(order);
  await holdOrderUploads(context, order);
  const checkout = await openCheckoutFor(context, orderId, payer);
  const fresh = await orderById(context.db, orderId);
  return { order: await readOrder(context, fresh ?? order, ownerUid), checkout };
}
