import { idOf } from '../store/objects.ts';
import type { Store } from '../store/store.ts';

/** All money movements of one payment intent, in minor units of its currency; fees are left out. */
export type Book = {
  payment_intent: string;
  metadata: Record<string, string>;
  currency: string;
  received: number;
  refunded_succeeded: number;
  refunded_pending: number;
  disputed_withdrawn: number;
  disputed_returned: number;
};

/**
 * The stand-in's own books, by payment intent in the order of payment, computed from the journal's state: a shop's ledger must
 * match them exactly. A failed refund is in neither sum of refunds.
 */
export function keepBooks(store: Store): Book[] {
  const books = new Map<string, Book>();
  for (const charge of store.each('charge')) {
    const intent = store.get('payment_intent', idOf(charge.payment_intent) ?? '');
    if (!charge.paid || intent === undefined) continue;
    books.set(intent.id, {
      payment_intent: intent.id,
      metadata: intent.metadata,
      currency: charge.currency,
      received: charge.amount_captured,
      refunded_succeeded: 0,
      refunded_pending: 0,
      disputed_withdrawn: 0,
      disputed_returned: 0,
    });
  }
  for (const refund of store.each('refund')) {
    const book = books.get(idOf(refund.payment_intent) ?? '');
    if (book === undefined) continue;
    if (refund.status === 'succeeded') book.refunded_succeeded += refund.amount;
    if (refund.status === 'pending') book.refunded_pending += refund.amount;
  }
  for (const dispute of store.each('dispute')) {
    const book = books.get(idOf(dispute.payment_intent) ?? '');
    if (book === undefined) continue;
    for (const { amount } of dispute.balance_transactions) {
      if (amount < 0) book.disputed_withdrawn -= amount;
      else book.disputed_returned += amount;
    }
  }
  return [...books.values()];
}
