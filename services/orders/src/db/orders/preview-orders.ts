import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { PreviewDraft } from '@nimantran/proto/domain/support-request';
import { DAYS_FOR_DEPOSIT } from '@nimantran/proto/domain/time-to-pay';
import type { ThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { Quote } from '@nimantran/proto/http/pricing/quotes';
import { type Kysely, sql, type Transaction } from 'kysely';
import { PREVIEW_PLACED, previewMessage } from '../../domain/orders/preview-terms.ts';
import { splitDeposit } from '../../domain/payments/split-deposit.ts';
import { wantMail } from '../mails/mails.ts';
import { billsOf, insertBill } from '../payments/bills.ts';
import type { OrderRow, SupportRow, Tables } from '../schema.ts';
import { addMessage, changeSupport } from '../support/support-requests.ts';
import { insertOrderRow } from './insert-order.ts';

export interface NewPreviewOrder {
  theme: ThemeVersion;
  wanted: Pick<PreviewDraft, 'customisation' | 'options' | 'billing'>;
  quote: Quote;
  termsVersion: string;
  adminUid: string;
  now: Date;
}

/** Inserts the order that a locked request leads to, in its customer's name, with a bill for each half. Returns its id. */
export async function insertPreviewOrder(
  transaction: Transaction<Tables>,
  request: SupportRow,
  { theme, wanted, quote, termsVersion, adminUid, now }: NewPreviewOrder,
): Promise<string> {
  const id = randomUUID();
  const payUntil = new Date(now.getTime() + DAYS_FOR_DEPOSIT * DAY_MS);
  await insertOrderRow(transaction, {
    id,
    owner: { uid: request.ownerUid, email: request.email },
    theme,
    wanted,
    quote,
    termsVersion,
    musicRightsAcceptedAt: wanted.customisation.music ? request.openedAt : null,
    attribution: null,
    referral: null,
    previewOf: request.number,
    now,
    payUntil,
    placedText: PREVIEW_PLACED,
  });
  const { depositMinor, balanceMinor } = splitDeposit(quote.total.amount_minor);
  const common = { orderId: id, currency: quote.currency, createdAt: now, createdBy: adminUid, supportNumber: request.number };
  const reason = 'Half of the order with a preview';
  const firstHalf = 'First half: your preview';
  await insertBill(transaction, {
    ...common,
    kind: 'deposit',
    label: firstHalf,
    lines: [{ kind: 'preview', label: firstHalf, reason, amount_minor: depositMinor }],
    amountMinor: depositMinor,
    state: 'open',
    payUntil,
  });
  const otherHalf = 'Other half: your video';
  await insertBill(transaction, {
    ...common,
    kind: 'balance',
    label: otherHalf,
    lines: [{ kind: 'video', label: otherHalf, reason, amount_minor: balanceMinor }],
    amountMinor: balanceMinor,
    state: 'planned',
  });
  await changeSupport(transaction, request.id, { previewOrderId: id });
  return id;
}

/** Notifies the customer of a locked request, once, that the order exists and what paying for it means. */
export async function announcePreviewOrder(
  transaction: Transaction<Tables>,
  request: SupportRow,
  order: OrderRow,
  at: Date,
): Promise<void> {
  if (await isAnnounced(transaction, order.id)) return;
  const bills = await billsOf(transaction, order.id);
  const deposit = bills.find((bill) => bill.kind === 'deposit');
  const balance = bills.find((bill) => bill.kind === 'balance');
  if (!deposit || !balance) throw new Error(`The order ${order.number} has no halves.`);
  const money = (amount_minor: number) => ({ currency: order.currency, amount_minor });
  const text = previewMessage({
    number: order.number,
    total: money(order.totalMinor),
    deposit: money(deposit.amountMinor),
    balance: money(balance.amountMinor),
    termsVersion: order.termsVersion,
  });
  await addMessage(transaction, request, { id: order.id, author: 'staff', authorUid: deposit.createdBy ?? '', text, at });
  await wantMail(transaction, { orderId: order.id, kind: 'bill', subjectId: deposit.id, at });
}

/** The message about an order uses the order's id. */
async function isAnnounced(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const message = await db.selectFrom('supportMessages').select('id').where('id', '=', orderId).executeTakeFirst();
  return message !== undefined;
}

/** Orders whose customers have not been notified, because the process that created them died. */
export function unannouncedPreviewOrders(
  db: Kysely<Tables>,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<{ id: string }[]> {
  return (
    db
      .selectFrom('supportRequests')
      .innerJoin('orders', 'orders.id', 'supportRequests.previewOrderId')
      .leftJoin('supportMessages', 'supportMessages.id', 'orders.id')
      .select('orders.id')
      .where('orders.state', '=', 'awaiting_payment')
      .where('supportMessages.id', 'is', null)
      .where('orders.id', '<>', sql<string>`all(${except}::uuid[])`)
      // A more recent order is still being processed.
      .where('orders.placedAt', '<', sql<Date>`now() - interval '1 minute'`)
      .limit(limit)
      .execute()
  );
}
