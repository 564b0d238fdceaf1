import type { DbClock } from '@nimantran/kit/db/database';
import { disputeClosed, orderDisputed } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { book } from '../../db/payments/ledger.ts';
import { keepPendingFact } from '../../db/payments/pending-facts.ts';
import type { DisputeRow, OrderRow, PaymentRow, Tables } from '../../db/schema.ts';
import { writeOrderEvent } from '../../db/write-order-event.ts';
import { fundsMoved, isDecidedForUs, isNewerWord, isOpenDispute } from '../../domain/payments/dispute-status.ts';
import type { DisputeFact } from '../../domain/payments/provider-facts.ts';
import { returnPayment } from '../refunds/return-payment.ts';
import { lockPayment } from './lock-payment.ts';

/** Facts may arrive twice and in any order: the newest status wins, and each movement is booked once. No order changes state. */
export async function noteDispute(
  transaction: Transaction<Tables>,
  clock: DbClock,
  fact: DisputeFact,
): Promise<'settled' | 'known' | 'unknown_payment'> {
  const { at, paid } = await lockPayment(transaction, clock, fact.paymentIntent);
  if (!paid) {
    await keepPendingFact(transaction, { kind: 'dispute', ...fact }, at);
    return 'unknown_payment';
  }
  const { payment, order } = paid;
  const before = await transaction.selectFrom('disputes').selectAll().where('id', '=', fact.id).executeTakeFirst();
  const isNewer = !before || isNewerWord({ status: fact.status, toldAt: new Date(fact.toldAt) }, before);
  if (isNewer) await writeDispute(transaction, payment, fact);
  const moved = await bookMovements(transaction, order, fact, at);
  await tell(transaction, order, { before, fact, isNewer });
  if (isNewer && isDecidedForUs(fact.status) && payment.outcome === 'refused')
    await returnPayment(transaction, order, payment, {
      at,
      note: 'The order could not accept the payment, and its dispute was won',
    });
  return isNewer || moved ? 'settled' : 'known';
}

async function writeDispute(transaction: Transaction<Tables>, payment: PaymentRow, fact: DisputeFact): Promise<void> {
  const isOpen = isOpenDispute(fact.status);
  const word = {
    currency: fact.currency,
    amountMinor: fact.amountMinor,
    reason: fact.reason,
    status: fact.status,
    isOpen,
    respondBy: fact.respondBy === null ? null : new Date(fact.respondBy),
    closedAt: isOpen ? null : new Date(fact.toldAt),
    toldAt: new Date(fact.toldAt),
  };
  await transaction
    .insertInto('disputes')
    .values({ id: fact.id, orderId: payment.orderId, paymentId: payment.id, openedAt: new Date(fact.openedAt), ...word })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(word))
    .execute();
}

async function bookMovements(transaction: Transaction<Tables>, order: OrderRow, fact: DisputeFact, at: Date): Promise<boolean> {
  const entry = { orderId: order.id, providerRef: fact.id, currency: fact.currency, at };
  const { isTaken, isGiven } = fundsMoved(fact);
  const taken = isTaken && (await book(transaction, { ...entry, kind: 'dispute', amountMinor: -fact.amountMinor }));
  const given = isGiven && (await book(transaction, { ...entry, kind: 'dispute_won', amountMinor: fact.amountMinor }));
  return taken || given;
}

async function tell(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { before, fact, isNewer }: { before: DisputeRow | undefined; fact: DisputeFact; isNewer: boolean },
): Promise<void> {
  const about = { order_id: order.id, order_number: order.number, dispute_id: fact.id };
  if (!before) await writeOrderEvent(transaction, orderDisputed, order.id, { ...about, at: fact.openedAt });
  const closes = isNewer && !isOpenDispute(fact.status) && (!before || before.isOpen);
  if (closes) await writeOrderEvent(transaction, disputeClosed, order.id, { ...about, outcome: fact.status, at: fact.toldAt });
}
