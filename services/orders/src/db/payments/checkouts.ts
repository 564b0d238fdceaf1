import { randomUUID } from 'node:crypto';
import { conflict } from '@nimantran/kit/http/problem';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { type Kysely, sql, type Transaction } from 'kysely';
import { doublingPause } from '../retry-schedule.ts';
import type { BillRow, CheckoutRow, OrderRow, Tables } from '../schema.ts';

/** The provider rejects sessions shorter than 30 minutes; the rest allows for clock skew. */
const SHORTEST_SESSION_MS = 35 * MINUTE_MS;
/** The provider also rejects sessions longer than a day by its own clock, which may be behind. */
const LONGEST_SESSION_MS = (24 * 60 - 5) * MINUTE_MS;
/** A session that could not be created within this time is replaced by a new one; no customer ever saw its address. */
const CREATING_LIMIT_MS = 5 * MINUTE_MS;
const FIRST_CHECK_SECONDS = 180;

export const paymentPending = () =>
  conflict(
    'payment_pending',
    'Your payment is on its way: your bank has not confirmed it yet. Please do not pay twice. We write to you as soon as we know.',
  );

/**
 * The only checkout of a locked order, for an open bill, valid at `now`; inserted if there is none, after ending any other.
 * @throws HttpProblem 409 `payment_pending`
 */
export async function currentCheckout(
  transaction: Transaction<Tables>,
  order: OrderRow,
  bill: BillRow,
  now: Date,
): Promise<CheckoutRow> {
  const open = await openCheckoutOf(transaction, order.id);
  if (open && open.pendingSince !== null) throw paymentPending();
  if (open) {
    if (open.billId === bill.id && isUsable(open, now)) return open;
    await closeCheckouts(transaction, order.id);
  }
  const payUntil = bill.payUntil?.getTime() ?? now.getTime() + LONGEST_SESSION_MS;
  const lastsUntil = Math.min(Math.max(payUntil, now.getTime() + SHORTEST_SESSION_MS), now.getTime() + LONGEST_SESSION_MS);
  return transaction
    .insertInto('checkoutSessions')
    .values({
      id: randomUUID(),
      orderId: order.id,
      billId: bill.id,
      providerId: null,
      url: null,
      state: 'creating',
      currency: bill.currency,
      amountMinor: bill.amountMinor,
      expiresAt: new Date(lastsUntil),
      createdAt: now,
      nextCheckAt: sql<Date>`now() + make_interval(secs => ${FIRST_CHECK_SECONDS})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function isUsable(checkout: CheckoutRow, now: Date): boolean {
  return checkout.state === 'open'
    ? checkout.expiresAt.getTime() > now.getTime() + MINUTE_MS
    : checkout.createdAt.getTime() > now.getTime() - CREATING_LIMIT_MS;
}

export async function openCheckoutOf(db: Kysely<Tables>, orderId: string): Promise<CheckoutRow | undefined> {
  return db
    .selectFrom('checkoutSessions')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('state', 'in', ['creating', 'open'])
    .executeTakeFirst();
}

/** The open checkout of an order whose payment waits for its bank. */
export async function pendingCheckoutOf(db: Kysely<Tables>, orderId: string): Promise<CheckoutRow | undefined> {
  const open = await openCheckoutOf(db, orderId);
  return open && open.pendingSince !== null ? open : undefined;
}

/** Notes that a payment waits for its bank. Returns whether that is news. */
export async function markCheckoutPending(transaction: Transaction<Tables>, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('checkoutSessions')
    .set({ pendingSince: at })
    .where('id', '=', id)
    .where('state', 'in', ['creating', 'open'])
    .where('pendingSince', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a checkout whose payment failed late. Returns whether it had not ended before. */
export async function endPendingCheckout(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('checkoutSessions')
    .set({ state: 'ended' })
    .where('id', '=', id)
    .where('state', 'in', ['creating', 'open', 'closing'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the provider's answer. Returns `undefined` if the checkout is no longer wanted; its session must then be ended. */
export async function markCheckoutOpen(
  db: Kysely<Tables>,
  id: string,
  session: { providerId: string; url: string },
): Promise<CheckoutRow | undefined> {
  return db
    .updateTable('checkoutSessions')
    .set({ ...session, state: 'open' })
    .where('id', '=', id)
    .where('state', 'in', ['creating', 'open'])
    .returningAll()
    .executeTakeFirst();
}

/** The final state of a session. Paid stays paid, even if other news arrives later. */
export async function endCheckout(db: Kysely<Tables>, id: string, state: 'paid' | 'ended'): Promise<void> {
  await db.updateTable('checkoutSessions').set({ state }).where('id', '=', id).where('state', '!=', 'paid').execute();
}

/** Drops a checkout that the provider refused to create, unless another request created it meanwhile. */
export async function giveUpCheckout(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('checkoutSessions')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'creating')
    .execute();
}

/** Ends an order's open checkouts: those unknown to the provider immediately, the others through the job that asks it. */
export async function closeCheckouts(transaction: Transaction<Tables>, orderId: string): Promise<void> {
  await transaction
    .updateTable('checkoutSessions')
    .set({
      state: sql<CheckoutRow['state']>`case when provider_id is null then 'failed' else 'closing' end`,
      nextCheckAt: sql<Date>`now()`,
    })
    .where('orderId', '=', orderId)
    .where('state', 'in', ['creating', 'open'])
    .execute();
}

export async function checkoutById(db: Kysely<Tables>, id: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkoutSessions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function checkoutByProviderId(db: Kysely<Tables>, providerId: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('checkoutSessions').selectAll().where('providerId', '=', providerId).executeTakeFirst();
}

/** Takes sessions due for a check with the provider; the next check follows after 3 minutes, later after up to an hour. */
export async function takeCheckoutChecks(db: Kysely<Tables>, limit: number): Promise<CheckoutRow[]> {
  return db
    .updateTable('checkoutSessions')
    .set({
      checks: sql<number>`checks + 1`,
      nextCheckAt: sql<Date>`now() + ${doublingPause(180, 'checks')}`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('checkoutSessions')
        .select('id')
        .where('state', 'in', ['open', 'closing'])
        .where('nextCheckAt', '<=', sql<Date>`now()`)
        .orderBy('nextCheckAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
