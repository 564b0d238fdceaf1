import { readClock } from '@nimantran/kit/db/database';
import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import { setOrderNumber } from '@nimantran/kit/trace';
import type { PreviewDraft } from '@nimantran/proto/domain/support-request';
import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import type { OrdersContext } from '../../context.ts';
import { lockOrder, orderById, orderNotFound } from '../../db/orders/orders.ts';
import { announcePreviewOrder } from '../../db/orders/preview-orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { lockSupport } from '../../db/support/support-requests.ts';
import { askQuote } from '../place-order/price.ts';
import { currentTheme } from '../place-order/theme.ts';
import { holdOrderUploads, requireOwnUploads } from '../place-order/uploads.ts';
import { type ValidOrder, validOrder } from '../place-order/validate.ts';

const ENDED = ['cancelled', 'expired', 'refunded'];

/**
 * Everything needed to create the order that a draft asks for, with current answers from the other services.
 * @throws HttpProblem 404 `theme_not_found`, 409 `theme_changed` or `photos_gone`, 400 when the draft can no longer be ordered
 */
export async function preparePreviewOrder(
  context: OrdersContext,
  draft: PreviewDraft,
  ownerUid: string,
): Promise<{ theme: ThemeVersion; wanted: ValidOrder; quote: Quote }> {
  const theme = await currentTheme(context, draft.theme_id, draft.theme_version).catch((error: unknown) => {
    if (error instanceof HttpProblem && error.code === 'theme_changed')
      throw conflict('theme_changed', 'The theme has changed since the customer’s request. They need to send the request again.');
    throw error;
  });
  const valid = validOrder(theme.manifest, draft);
  // Promo codes do not apply to a preview order: its price is agreed here and not at the customer's own checkout.
  const wanted = { ...valid, options: { ...valid.options, promo_code: null } };
  await requireOwnUploads(context, ownerUid, wanted.customisation).catch(throwPhotosGone);
  const quote = await askQuote(context, { pricingId: theme.manifest.pricing_id, customerUid: ownerUid, preview: true }, wanted);
  return { theme, wanted, quote };
}

/**
 * Ties the uploads to an order with a preview and notifies its customer; repeatable.
 * @throws HttpProblem 409 `preview_order_ended`, or `photos_gone` when another order has the uploads: this one is then cancelled
 */
export async function finishPreviewOrder(context: OrdersContext, orderId: string): Promise<OrderRow> {
  const order = await orderById(context.db, orderId);
  if (!order) throw orderNotFound();
  setOrderNumber(order.number);
  if (ENDED.includes(order.state))
    throw conflict(
      'preview_order_ended',
      `Order ${order.number} of this request has ended. The customer needs to send a new request.`,
    );
  await holdOrderUploads(context, order).catch(throwPhotosGone);
  await context.db.transaction().execute(async (transaction) => {
    const request = order.supportNumber === null ? undefined : await lockSupport(transaction, order.supportNumber);
    const now = await lockOrder(transaction, order.id);
    if (!request || now?.state !== 'awaiting_payment') return;
    await announcePreviewOrder(transaction, request, now, await readClock(transaction, context.clock));
  });
  context.work.wake();
  return (await orderById(context.db, orderId)) ?? order;
}

function throwPhotosGone(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.status !== 400) throw error;
  throw new HttpProblem(
    409,
    'photos_gone',
    'Uploads of this request no longer exist, or belong to another order. The customer needs to send a new request.',
    error.errors,
  );
}
