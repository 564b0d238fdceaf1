import type { Order } from '@nimantran/proto/domain/order';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import type { OrdersContext } from '../../context.ts';
import { invoiceRef, invoicesOf } from '../../db/invoices/invoices.ts';
import { historyOf } from '../../db/orders/history.ts';
import { openQuestion } from '../../db/orders/questions.ts';
import { billsOf, billView } from '../../db/payments/bills.ts';
import { moneyOf } from '../../db/payments/payments.ts';
import { isGoingBack } from '../../db/refunds/refundable-payments.ts';
import { refundsOf, refundView } from '../../db/refunds/refunds.ts';
import type { OrderRow } from '../../db/schema.ts';
import { withoutSharedUploads } from '../../db/uploads/shared-uploads.ts';
import { uploadRetentionOf } from '../../db/uploads/upload-retention.ts';
import { orderView } from '../../domain/orders/order-view.ts';
import { uploadsView } from '../../domain/uploads/upload-retention.ts';

/** An order with its timeline, its money and, once it is finished, its poster. */
export async function readOrder(
  context: Pick<OrdersContext, 'db' | 'media' | 'log' | 'config'>,
  order: OrderRow,
  viewerUid: string,
): Promise<Order> {
  const { db } = context;
  const [history, money, bills, refunds, invoices, fate, question, poster_url] = await Promise.all([
    historyOf(db, order.id),
    moneyOf(db, order),
    billsOf(db, order.id),
    refundsOf(db, order.id),
    invoicesOf(db, order.id),
    uploadRetentionOf(context, order),
    openQuestion(db, order),
    posterOf(context, order),
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
    isOwner,
    isEnding,
  };
  return orderView(order, more, context.config);
}

/** If media does not answer, the order is shown without its poster. */
async function posterOf({ media, log }: Pick<OrdersContext, 'media' | 'log'>, order: OrderRow): Promise<string | null> {
  if (order.state !== 'completed' || order.posterKey === null) return null;
  try {
    const object = { object_key: order.posterKey, expires_in_seconds: SIGNED_ADDRESS_SECONDS };
    return (await media(signDownload, { body: object })).url;
  } catch (error) {
    log.warn({ err: error }, 'the picture of an order has no address');
    return null;
  }
}
