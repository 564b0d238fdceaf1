import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { creditNoteOfRefund, invoiceOfPayment } from '../db/invoices/invoices.ts';
import type { MailKind } from '../db/mails/mail-table.ts';
import type { TakenMail } from '../db/mails/mails.ts';
import { orderById } from '../db/orders/orders.ts';
import { billById, billsOf } from '../db/payments/bills.ts';
import { checkoutById, pendingCheckoutOf } from '../db/payments/checkouts.ts';
import type { BillRow, InvoiceRow, OrderRow, Tables } from '../db/schema.ts';
import { withoutSharedUploads } from '../db/uploads/shared-uploads.ts';
import { videoKeptUntil } from '../domain/delivery/video-retention.ts';
import { isDownloadable } from '../domain/orders/order-view.ts';
import { canPay } from '../domain/payments/bill-moves.ts';
import { batchMail } from './batch.ts';
import { billMail } from './bill.ts';
import { composePayout } from './compose-payout.ts';
import { heldMail } from './held.ts';
import type { MailContent } from './layout.ts';
import { paymentFailedMail, paymentPendingMail } from './payment-pending.ts';
import { previewMail } from './preview.ts';
import { purgedMail } from './purged.ts';
import { readyMail } from './ready.ts';
import { receiptMail } from './receipt.ts';
import { refundedMail } from './refunded.ts';
import { repliesMail } from './replies.ts';
import { composeReviewed } from './reviewed.ts';
import { supportMail } from './support-reply.ts';
import { videoEndingMail } from './video-ending.ts';
import { webhookMail } from './webhook.ts';

export interface ComposedMail {
  /** Empty for a customer who asked to be forgotten. */
  to: string;
  orderNumber: string | null;
  content: MailContent;
  enclosed?: InvoiceRow | undefined;
}

interface AboutOrder {
  db: Kysely<Tables>;
  mail: TakenMail;
  order: OrderRow;
  orderUrl: string;
  config: MailConfig;
}

/** The settings behind the promises that mails make. */
type MailConfig = Pick<Config, 'PUBLIC_URL' | 'PURGE_AFTER_HOURS' | 'VIDEOS_KEPT_DAYS'>;

type OrderMail = Pick<ComposedMail, 'content' | 'enclosed'> | undefined;

/** Returns undefined if there is nothing to report any more. */
const ABOUT_ORDERS: Readonly<
  Record<Exclude<MailKind, 'support' | 'batch' | 'payout' | 'reviewed' | 'webhook'>, (about: AboutOrder) => Promise<OrderMail>>
> = {
  receipt: composeReceipt,
  ready: composeReady,
  video_ending: async ({ order, orderUrl, config }) => {
    const keptUntil = videoKeptUntil(order, config.VIDEOS_KEPT_DAYS);
    return isDownloadable(order) && keptUntil ? { content: videoEndingMail({ order, keptUntil }, orderUrl) } : undefined;
  },
  held: async ({ mail, order, orderUrl }) =>
    // Once the work goes on, the question is answered.
    mail.details?.message && order.heldAt !== null
      ? { content: heldMail({ order, message: mail.details.message }, orderUrl) }
      : undefined,
  refunded: composeRefunded,
  purged: async ({ mail, order, orderUrl }) => ({
    content: purgedMail({ order, deletedFiles: mail.details?.deletedFiles ?? 0 }, orderUrl),
  }),
  replies: async ({ mail, order, orderUrl }) =>
    mail.details?.replies ? { content: repliesMail({ order, replies: mail.details.replies }, orderUrl) } : undefined,
  bill: composeBill,
  payment_pending: composePending,
  payment_failed: composeFailed,
  preview: composePreview,
};

/** The current content and recipient of a wanted mail; undefined if its reason no longer holds. */
export async function composeMail(db: Kysely<Tables>, mail: TakenMail, config: MailConfig): Promise<ComposedMail | undefined> {
  if (mail.kind === 'support') return composeSupport(db, mail, config.PUBLIC_URL);
  if (mail.kind === 'batch') return composeBatch(mail, config.PUBLIC_URL);
  if (mail.kind === 'webhook') return composeWebhook(mail, config.PUBLIC_URL);
  if (mail.kind === 'payout') return composePayout(db, mail, config.PUBLIC_URL);
  if (mail.kind === 'reviewed') return composeReviewed(db, mail, config.PUBLIC_URL);
  // Wanted by a newer version of this service, which will send it.
  if (!Object.hasOwn(ABOUT_ORDERS, mail.kind)) throw new Error(`Unknown kind of email: ${mail.kind}.`);
  const order = mail.orderId === null ? undefined : await orderById(db, mail.orderId);
  if (!order) return undefined;
  const orderUrl = `${config.PUBLIC_URL}/user/invitations/${order.number}`;
  const composed = await ABOUT_ORDERS[mail.kind]({ db, mail, order, orderUrl, config });
  return composed && { to: order.email, orderNumber: order.number, ...composed };
}

async function composeReady({ db, order, orderUrl, config }: AboutOrder): Promise<OrderMail> {
  if (!isDownloadable(order)) return undefined;
  const keptUntil = videoKeptUntil(order, config.VIDEOS_KEPT_DAYS);
  const own = await withoutSharedUploads(db, order);
  return { content: readyMail({ order: own, keptUntil, purgeAfterHours: config.PURGE_AFTER_HOURS }, orderUrl) };
}

async function composeReceipt({ db, mail, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('outcome', '=', 'accepted')
    // Mails from before there were bills name no payment: their orders have exactly one.
    .$if(mail.subjectId !== null, (query) => query.where('id', '=', mail.subjectId ?? ''))
    .orderBy('receivedAt')
    .executeTakeFirst();
  const bills = await billsOf(db, order.id);
  const bill = bills.find(({ id }) => id === payment?.billId);
  if (!payment || !bill) return undefined;
  const invoice = await invoiceOfPayment(db, payment.id);
  const balance = bills.find(({ kind, state }) => kind === 'balance' && state !== 'void');
  return { content: receiptMail({ order, bill, balance, invoiceNumber: invoice?.number }, orderUrl), enclosed: invoice };
}

async function composeRefunded({ db, mail, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const refund = await db
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', mail.subjectId ?? '')
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  if (!refund) return undefined;
  const note = await creditNoteOfRefund(db, refund.id);
  return { content: refundedMail({ order, refund, creditNoteNumber: note?.number }, orderUrl), enclosed: note };
}

async function composeBill({ db, mail, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const bill = await billById(db, mail.subjectId ?? '');
  return bill?.state === 'open' ? { content: billMail({ order, bill }, orderUrl) } : undefined;
}

async function composePending({ db, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const checkout = await pendingCheckoutOf(db, order.id);
  const bill = checkout && (await billById(db, checkout.billId));
  if (!checkout?.pendingSince || bill?.state !== 'open') return undefined;
  return { content: paymentPendingMail({ order, bill, since: checkout.pendingSince }, orderUrl) };
}

async function composeFailed({ db, mail, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const checkout = await checkoutById(db, mail.subjectId ?? '');
  const bill = checkout && (await billById(db, checkout.billId));
  // Paid again, or the order has ended.
  if (bill?.state !== 'open' || !canPay(order.state, bill.kind)) return undefined;
  const payUntil = bill.payUntil ?? (order.state === 'awaiting_payment' ? order.payUntil : null);
  return { content: paymentFailedMail({ order, bill, payUntil }, orderUrl) };
}

async function composePreview({ db, order, orderUrl }: AboutOrder): Promise<OrderMail> {
  const bills = await billsOf(db, order.id);
  const balance = bills.find(({ kind, state }) => kind === 'balance' && state === 'open');
  if (!balance) return undefined;
  return { content: previewMail({ order, balance, paidMinor: paidInAdvance(bills) }, orderUrl) };
}

function paidInAdvance(bills: readonly BillRow[]): number {
  const paid = bills.filter(({ kind, state }) => kind === 'deposit' && state === 'paid');
  return paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function composeBatch({ details }: TakenMail, publicUrl: string): ComposedMail | undefined {
  const batch = details?.batch;
  return batch && { to: batch.to, orderNumber: null, content: batchMail(batch, publicUrl) };
}

function composeWebhook({ details }: TakenMail, publicUrl: string): ComposedMail | undefined {
  const webhook = details?.webhook;
  return webhook && { to: webhook.to, orderNumber: null, content: webhookMail(webhook, publicUrl) };
}

async function composeSupport(db: Kysely<Tables>, mail: TakenMail, publicUrl: string): Promise<ComposedMail | undefined> {
  const message = await db
    .selectFrom('supportMessages')
    .selectAll()
    .where('id', '=', mail.subjectId ?? '')
    .executeTakeFirst();
  const request =
    message && (await db.selectFrom('supportRequests').selectAll().where('id', '=', message.requestId).executeTakeFirst());
  if (!message || !request) return undefined;
  const order = request.orderId === null ? undefined : await orderById(db, request.orderId);
  return {
    to: request.email,
    orderNumber: order?.number ?? null,
    content: supportMail({ request, text: message.text }, publicUrl),
  };
}
