import type { Order } from '@nimantran/proto/domain/order';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import type { OrdersContext } from '../../context.ts';
import { invoiceRef, invoicesOf } from '../../db/invoices/invoices.ts';
import { historyOf } from '../../db/orders/history.ts';
import { openQuestion } from '../../db/orders/questions.ts';
import { billsOf, billView } from '../../db/payments/bills.ts';
import { pendingCheckoutOf } from '../../db/payments/checkouts.ts';
import { moneyOf } from '../../db/payments/payments.ts';
import { isGoingBack } from '../../db/refunds/refundable-payments.ts';
import { refundsOf, refundView } from '../../db/refunds/refunds.ts';
import type { OrderRow } from '../../db/schema.ts';
import { withoutSharedUploads } from '../../db/uploads/shared-uploads.ts';
import { uploadRetentionOf } from '../../db/uploads/upload-retention.ts';
import { isDownloadable, orderView } from '../../domain/orders/order-view.ts';
import { uploadsView } from '../../domain/uploads/upload-retention.ts';

/** An order with its timeline, its money and, once it is finished, its pictures. */
export async function readOrder(
  context: Pick<OrdersContext, 'db' | 'media' | 'log' | 'config'>,
  order: OrderRow,
  viewerUid: string,
): Promise<Order> {
  const { db } = context;
  const [history, money, bills, refunds, invoices, fate, question, poster_url, thumbnail_urls, pending] = await Promise.all([
    historyOf(db, order.id),
    moneyOf(db, order),
    billsOf(db, order.id),
    refundsOf(db, order.id),
    invoicesOf(db, order.id),
    uploadRetentionOf(context, order),
    openQuestion(db, order),
    posterOf(context, order),
    thumbnailsOf(context, order),
    pendingCheckoutOf(db, order.id),
  ]);
  const isOwner = order.ownerUid === viewerUid;
  const isEnding = refunds.length > 0 && (await isGoingBack(db, order.id));
  const more = {
    history,
    uploads: uploadsView('kept' in fate ? order : await withoutSharedUploads(db, order), fate),
    question,
    ...money,
    bills: bills.map(billView),
    refunds: refunds.map(refundView),
    invoices: invoices.map(invoiceRef),
    poster_url,
    ...(thumbnail_urls && { thumbnail_urls }),
    ...(pending?.pendingSince && {
      payment_pending: { bill_id: pending.billId, since: pending.pendingSince.toISOString() },
    }),
    isOwner,
    isEnding,
  };
  return orderView(order, more, context.config);
}

async function posterOf(context: Signer, { state, posterKey }: OrderRow): Promise<string | null> {
  if (state !== 'completed' || posterKey === null) return null;
  return (await addressesOf(context, [posterKey]))?.[0] ?? null;
}

async function thumbnailsOf(context: Signer, order: OrderRow): Promise<string[] | undefined> {
  if (!isDownloadable(order)) return undefined;
  const keys = order.extras?.cards.flatMap(({ thumbnail }) => thumbnail?.object_key ?? []) ?? [];
  return keys.length > 0 ? addressesOf(context, keys) : undefined;
}

type Signer = Pick<OrdersContext, 'media' | 'log'>;

/** If media does not answer, the order is shown without its pictures. */
async function addressesOf({ media, log }: Signer, keys: readonly string[]): Promise<string[] | undefined> {
  try {
    const sign = async (object_key: string): Promise<string> =>
      (await media(signDownload, { body: { object_key, expires_in_seconds: SIGNED_ADDRESS_SECONDS } })).url;
    return await Promise.all(keys.map(sign));
  } catch (error) {
    log.warn({ err: error }, 'the pictures of an order have no address');
    return undefined;
  }
}
