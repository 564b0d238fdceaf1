import type { Order } from '@nimantran/proto/domain/order';
import { signDownload } from '@nimantran/proto/http/media';
import type { OrdersContext } from './context.ts';
import { billsOf, billView } from './db/bills.ts';
import { historyOf } from './db/history.ts';
import { invoiceRef, invoicesOf } from './db/invoices.ts';
import { moneyOf } from './db/payments.ts';
import { isGoingBack } from './db/refundable.ts';
import { refundsOf, refundView } from './db/refunds.ts';
import type { OrderRow } from './db/schema.ts';
import { orderView } from './domain/order-view.ts';

const POSTER_LIFETIME_SECONDS = 3_600;

/** An order with its timeline, its money and, once it is finished, its picture. */
export async function readOrder(
  context: Pick<OrdersContext, 'db' | 'media' | 'log'>,
  order: OrderRow,
  viewerUid: string,
): Promise<Order> {
  const { db } = context;
  const [history, money, bills, refunds, invoices, poster_url] = await Promise.all([
    historyOf(db, order.id),
    moneyOf(db, order),
    billsOf(db, order.id),
    refundsOf(db, order.id),
    invoicesOf(db, order.id),
    posterOf(context, order),
  ]);
  const isOwner = order.ownerUid === viewerUid;
  const isEnding = refunds.length > 0 && (await isGoingBack(db, order.id));
  return orderView(order, {
    history,
    ...money,
    bills: bills.map(billView),
    refunds: refunds.map(refundView),
    invoices: invoices.map(invoiceRef),
    poster_url,
    isOwner,
    isEnding,
  });
}

/** Without its picture an order is still an order: media not answering is no reason to show none. */
async function posterOf({ media, log }: Pick<OrdersContext, 'media' | 'log'>, order: OrderRow): Promise<string | null> {
  if (order.state !== 'completed' || order.posterKey === null) return null;
  try {
    const object = { object_key: order.posterKey, expires_in_seconds: POSTER_LIFETIME_SECONDS };
    return (await media(signDownload, { body: object })).url;
  } catch (error) {
    log.warn({ err: error }, 'the picture of an order has no address');
    return null;
  }
}
