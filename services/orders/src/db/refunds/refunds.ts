import { randomUUID } from 'node:crypto';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { OrderRefund, RefundReason } from '@nimantran/proto/domain/order';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isToBeQueued, nextTryAt, queuedNow } from '../retry-schedule.ts';
import type { PaymentRow, RefundRow, RefundsTable, Tables } from '../schema.ts';

const MAX_ERROR = 1_000;

/** Requests a refund, once per reason; the provider is asked after the commit. */
export async function wantRefund(transaction: Transaction<Tables>, refund: WishedRefund): Promise<RefundRow | undefined> {
  return insertRefund(transaction, {
    requestedBy: null,
    supportNumber: null,
    ...refund,
    providerId: null,
    state: 'wanted',
    settledAt: null,
  });
}

export interface WishedRefund {
  payment: PaymentRow;
  amountMinor: number;
  /** The reason for the refund as a key: each key is refunded once. */
  reasonKey: string;
  reasonCode: RefundReason;
  /** For staff. */
  note: string;
  requestedBy?: string | null;
  supportNumber?: string | null;
  approvalId?: string | null;
  at: Date;
}

/** Records a refund made in the provider's own dashboard. Returns `undefined` if it is already known. */
export async function enterRefund(
  transaction: Transaction<Tables>,
  refund: { payment: PaymentRow; amountMinor: number; providerId: string; state: RefundsTable['state']; at: Date },
): Promise<RefundRow | undefined> {
  return insertRefund(transaction, {
    ...refund,
    reasonKey: `provider:${refund.providerId}`,
    reasonCode: 'other',
    note: "Made at the provider's own pages",
    requestedBy: null,
    supportNumber: null,
    settledAt: refund.state === 'succeeded' ? refund.at : null,
  });
}

async function insertRefund(
  transaction: Transaction<Tables>,
  refund: Pick<
    RefundsTable,
    'reasonKey' | 'note' | 'requestedBy' | 'supportNumber' | 'providerId' | 'state' | 'settledAt' | 'amountMinor'
  > & {
    reasonCode: RefundReason;
    payment: PaymentRow;
    approvalId?: string | null;
    at: Date;
  },
): Promise<RefundRow | undefined> {
  const { payment, at, ...columns } = refund;
  return transaction
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      orderId: payment.orderId,
      paymentId: payment.id,
      currency: payment.currency,
      createdAt: at,
      lastError: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('reasonKey').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export interface WantedRefund {
  id: string;
  orderId: string;
  amountMinor: number;
  paymentIntent: string;
  number: string;
  tries: number;
  createdAt: Date;
  /** Replaces a failed refund. */
  isAgain: boolean;
}

/** Takes a refund for sending: counts the attempt and schedules the next one before the provider is asked. */
export async function takeRefund(db: Kysely<Tables>, id: string): Promise<WantedRefund | undefined> {
  return db
    .updateTable('refunds')
    .set({ tries: sql<number>`refunds.tries + 1`, nextTryAt })
    .from('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .whereRef('payments.id', '=', 'refunds.paymentId')
    .where('refunds.id', '=', id)
    .where('refunds.state', '=', 'wanted')
    .where('refunds.nextTryAt', '<=', sql<Date>`now()`)
    .returning([
      'refunds.id',
      'refunds.orderId',
      'refunds.amountMinor',
      'refunds.tries',
      'refunds.createdAt',
      'payments.paymentIntent',
      'orders.number',
      sql<boolean>`refunds.reason_key like 'retry:%'`.as('isAgain'),
    ])
    .executeTakeFirst();
}

/** Records a failed attempt; the dispatcher tries again. */
export async function markRefundTried(db: Kysely<Tables>, id: string, error: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ lastError: error.slice(0, MAX_ERROR) })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .execute();
}

/** Takes no lock: the caller that changes a refund holds its order's lock. */
export async function refundById(db: Kysely<Tables>, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Refunds of a payment that were given up without the provider's answer: it may have made them all the same. */
export async function givenUpRefunds(db: Kysely<Tables>, paymentIntent: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select('refunds.id')
    .where('payments.paymentIntent', '=', paymentIntent)
    .where('refunds.state', '=', 'failed')
    .where('refunds.providerId', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Gives up a requested refund, for an admin to check. */
export async function giveUpRefund(transaction: Transaction<Tables>, id: string, error: string): Promise<void> {
  await transaction
    .updateTable('refunds')
    .set({ state: 'failed', lastError: error.slice(0, MAX_ERROR) })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .execute();
}

/** Takes the refunds that are due, with their attempts so far: to be queued now, and again if no worker takes them. */
export async function takeDueRefunds(db: Kysely<Tables>, limit: number): Promise<{ id: string; tries: number }[]> {
  return db
    .updateTable('refunds')
    .set(queuedNow)
    .where('id', 'in', (query) =>
      query
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'wanted')
        .where('nextTryAt', '<=', sql<Date>`now()`)
        .where(isToBeQueued)
        .orderBy('nextTryAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tries'])
    .execute();
}

export async function refundsOf(db: Kysely<Tables>, orderId: string): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();
}

export function refundView(refund: RefundRow): OrderRefund {
  return {
    id: refund.id,
    amount: { currency: refund.currency as Currency, amount_minor: refund.amountMinor },
    reason: refund.reasonCode,
    state: refund.state === 'wanted' ? 'requested' : refund.state,
    requested_at: refund.createdAt.toISOString(),
    settled_at: refund.settledAt?.toISOString() ?? null,
  };
}
