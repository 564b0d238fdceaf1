import type { DbClock } from '@nimantran/kit/db/database';
import type { Kysely, Transaction } from 'kysely';
import type Stripe from 'stripe';
import { type OwnEntry, ownDisputes, ownPayments, ownRefunds } from '../../db/reconciliation/own-books.ts';
import type { Tables } from '../../db/schema.ts';
import { type BookEntry, type BookKind, movedByDispute, movedByRefund } from '../../domain/reconciliation/compare-books.ts';
import type { Span } from '../../domain/reconciliation/nightly-spans.ts';
import { factOfDispute } from '../../stripe/dispute-facts.ts';
import { factOfRefund, idOf, paymentOfCharge } from '../../stripe/facts.ts';
import { chargeOfIntent, chargesIn, disputesIn, findDispute, findRefund, refundsIn } from '../../stripe/list-books.ts';
import { noteDispute } from '../../use-cases/payments/note-dispute.ts';
import { receivePayment } from '../../use-cases/payments/receive-payment.ts';
import { settleRefund } from '../../use-cases/refunds/settle-refund.ts';

/** One kind of entry that both sides keep: how to read it on either side, and how to enter the provider's here. */
export interface Book<Item> {
  kind: BookKind;
  listed(stripe: Stripe, span: Span): AsyncGenerator<Item[]>;
  find(stripe: Stripe, reference: string): Promise<Item | undefined>;
  /** The reference that both sides know it by. */
  referenceOf(item: Item): string;
  theirs(item: Item): BookEntry;
  /** Our entries for these items, by reference. */
  ours(db: Kysely<Tables>, items: readonly Item[]): Promise<Map<string, OwnEntry>>;
  /** Our entries under these references, by reference. */
  oursByReference(db: Kysely<Tables>, references: readonly string[]): Promise<Map<string, OwnEntry>>;
  /** On the same path as all other news of it; the provider was asked for the item at or after `askedAt`. */
  settle(transaction: Transaction<Tables>, clock: DbClock, item: Item, askedAt: Date): Promise<unknown>;
}

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency: currency.toUpperCase() });

export const payments: Book<Stripe.Charge> = {
  kind: 'payment',
  listed: chargesIn,
  find: chargeOfIntent,
  referenceOf: (charge) => idOf(charge.payment_intent) ?? charge.id,
  theirs: (charge) => ({
    ...money(charge.amount_captured, charge.currency),
    state: 'succeeded',
    movedMinor: charge.amount_captured,
  }),
  ours: (db, charges) => ownPayments(db, charges.map(payments.referenceOf)),
  oursByReference: ownPayments,
  async settle(transaction, clock, charge) {
    const payment = await paymentOfCharge(transaction, charge);
    if (payment) await receivePayment(transaction, clock, payment);
  },
};

export const refunds: Book<Stripe.Refund> = {
  kind: 'refund',
  listed: refundsIn,
  find: findRefund,
  referenceOf: ({ id }) => id,
  theirs(refund) {
    const state = factOfRefund(refund)?.state ?? 'of no payment';
    return { ...money(refund.amount, refund.currency), state, movedMinor: movedByRefund(refund.amount, state) };
  },
  async ours(db, items) {
    const facts = items.flatMap((refund) => factOfRefund(refund) ?? []);
    const found = await ownRefunds(
      db,
      facts.map(({ providerId }) => providerId),
      facts.flatMap(({ refundId }) => refundId ?? []),
    );
    // A refund whose answer was lost is still known by our own id alone.
    for (const { providerId, refundId } of facts) {
      const own = refundId === undefined ? undefined : found.get(refundId);
      if (own && !found.has(providerId)) found.set(providerId, own);
    }
    return found;
  },
  oursByReference: (db, references) => ownRefunds(db, references, []),
  async settle(transaction, clock, refund) {
    const fact = factOfRefund(refund);
    if (fact) await settleRefund(transaction, clock, fact);
  },
};

export const disputes: Book<Stripe.Dispute> = {
  kind: 'dispute',
  listed: disputesIn,
  find: findDispute,
  referenceOf: ({ id }) => id,
  theirs(dispute) {
    const fact = factOfDispute(dispute, { toldAt: new Date(dispute.created * 1000) });
    return { ...money(dispute.amount, dispute.currency), state: dispute.status, movedMinor: fact ? movedByDispute(fact) : 0 };
  },
  ours: (db, items) => ownDisputes(db, items.map(disputes.referenceOf)),
  oursByReference: ownDisputes,
  async settle(transaction, clock, dispute, askedAt) {
    // Events that the provider has sent since then are newer than its answer.
    const fact = factOfDispute(dispute, { toldAt: askedAt });
    if (fact) await noteDispute(transaction, clock, fact);
  },
};
