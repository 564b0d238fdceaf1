import { conflict } from '@nimantran/kit/http/problem';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { OrderState } from '@nimantran/proto/domain/order';
import { DAYS_FOR_REVISION } from '@nimantran/proto/domain/time-to-pay';
import type { Kysely, Transaction } from 'kysely';
import { holidaysOf } from '../../db/delivery/holidays.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { addHistory, type Staff } from '../../db/orders/history.ts';
import { updateOrder } from '../../db/orders/orders.ts';
import { hasUnpaidRevision, insertBill } from '../../db/payments/bills.ts';
import type { BillRow, OrderRow, Tables } from '../../db/schema.ts';
import { dueTime } from '../../domain/delivery/due-time.ts';
import type { Revision } from '../../domain/orders/revision.ts';
import { stateAfterOrRefuse } from './next-state.ts';
import { startRevision } from './start-revision.ts';

interface Terms {
  /** The customer's price; null starts it immediately. */
  amountMinor: number | null;
  supportNumber: string | null;
  /** Null if the customer corrects alone. */
  by: Staff | null;
  at: Date;
}

/** @throws HttpProblem 409 if the order is not delivered, is erased, or has an unpaid revision */
export async function refuseRevision(db: Kysely<Tables>, order: OrderRow): Promise<void> {
  stateAfterOrRefuse(order.state, 'revise');
  if (order.erasedAt !== null || order.eraseWantedAt !== null)
    throw conflict('customer_erased', 'The customer asked to be erased: their video cannot be remade.');
  if (await hasUnpaidRevision(db, order.id))
    throw conflict('revision_unpaid', 'Earlier changes are waiting for payment. Withdraw their bill, or wait until it is paid.');
}

/** Starts a revision of a locked order, or bills it first: it then starts once it is paid. */
export async function takeRevision(
  transaction: Transaction<Tables>,
  order: OrderRow,
  revision: Revision,
  terms: Terms,
): Promise<{ state: OrderState; bill: BillRow | null }> {
  const { amountMinor, at } = terms;
  const { photos, music } = revision;
  if (Object.keys(photos).length > 0 || music) await updateOrder(transaction, order.id, { uploadsPurgedAt: null });
  if (music) await updateOrder(transaction, order.id, { musicRightsAcceptedAt: at });
  if (amountMinor !== null) {
    const bill = await chargeRevision(transaction, order, revision, { ...terms, amountMinor });
    return { state: order.state, bill };
  }
  const dueAt = dueTime(at, order.delivery, await holidaysOf(transaction));
  const { state } = await startRevision(transaction, order, revision, { at, dueAt, ...(terms.by && { by: terms.by }) });
  return { state, bill: null };
}

async function chargeRevision(
  transaction: Transaction<Tables>,
  order: OrderRow,
  revision: Revision,
  { amountMinor, supportNumber, by, at }: Terms & { amountMinor: number },
): Promise<BillRow> {
  const label = 'Changes to your video';
  const bill = await insertBill(transaction, {
    orderId: order.id,
    kind: 'revision',
    label,
    lines: [
      {
        kind: 'video',
        label,
        reason: by ? 'As agreed with support' : 'Price of a further correction',
        amount_minor: amountMinor,
      },
    ],
    currency: order.currency,
    amountMinor,
    state: 'open',
    payUntil: new Date(at.getTime() + DAYS_FOR_REVISION * DAY_MS),
    createdAt: at,
    createdBy: by?.uid ?? null,
    supportNumber,
    revision,
  });
  const amount = formatMoney({ currency: order.currency, amount_minor: amountMinor });
  const text = `Your changes cost ${amount}. Pay within ${DAYS_FOR_REVISION} days, and we will remake your video with them.`;
  await addHistory(transaction, order.id, { at, kind: 'bill_added', text, ...(by && { by }) });
  await wantMail(transaction, { orderId: order.id, kind: 'bill', subjectId: bill.id, at });
  return bill;
}
