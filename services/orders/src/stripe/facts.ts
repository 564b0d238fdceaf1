import type { Transaction } from 'kysely';
import type Stripe from 'stripe';
import { checkoutByProviderId } from '../db/payments/checkouts.ts';
import type { Tables } from '../db/schema.ts';
import type { RefundFact } from '../domain/payments/provider-facts.ts';
import type { ReceivedPayment } from '../use-cases/payments/receive-payment.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidOf = (text: string | null | undefined) => (text && UUID.test(text) ? text : undefined);

export const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Whether the first run made it to try the provider out: no order has it, so the books do not either. */
export const isOfProof = ({ metadata }: { metadata: Stripe.Metadata | null }): boolean => metadata?.proof_id !== undefined;

/** The money that a session brought; `undefined` while it is unpaid or when it is not ours. */
export async function paymentOfSession(
  transaction: Transaction<Tables>,
  session: Stripe.Checkout.Session,
): Promise<ReceivedPayment | undefined> {
  const paymentIntent = idOf(session.payment_intent);
  if (session.payment_status !== 'paid' || paymentIntent === undefined) return undefined;
  const checkout = await checkoutOfSession(transaction, session);
  const orderId = checkout?.orderId ?? uuidOf(session.metadata?.order_id);
  if (orderId === undefined) return undefined;
  return {
    orderId,
    checkoutId: checkout?.id ?? null,
    billId: checkout?.billId ?? uuidOf(session.metadata?.bill_id) ?? null,
    paymentIntent,
    currency: (session.currency ?? '').toUpperCase(),
    amountMinor: session.amount_total ?? 0,
  };
}

/** Our checkout of a session; one that was paid before its id was stored is found by its metadata. */
export async function checkoutOfSession(transaction: Transaction<Tables>, session: Stripe.Checkout.Session) {
  return (await checkoutByProviderId(transaction, session.id)) ?? (await checkoutOfMetadata(transaction, session.metadata));
}

async function checkoutOfMetadata(transaction: Transaction<Tables>, metadata: Stripe.Metadata | null) {
  const id = uuidOf(metadata?.checkout_id);
  if (id === undefined) return undefined;
  return transaction.selectFrom('checkoutSessions').select(['id', 'orderId', 'billId']).where('id', '=', id).executeTakeFirst();
}

/** The money that a charge brought; `undefined` for one without our metadata. */
export async function paymentOfCharge(
  transaction: Transaction<Tables>,
  charge: Stripe.Charge,
): Promise<ReceivedPayment | undefined> {
  const paymentIntent = idOf(charge.payment_intent);
  const checkout = await checkoutOfMetadata(transaction, charge.metadata);
  const orderId = checkout?.orderId ?? uuidOf(charge.metadata.order_id);
  if (paymentIntent === undefined || orderId === undefined) return undefined;
  return {
    orderId,
    checkoutId: checkout?.id ?? null,
    billId: checkout?.billId ?? uuidOf(charge.metadata.bill_id) ?? null,
    paymentIntent,
    currency: charge.currency.toUpperCase(),
    amountMinor: charge.amount_captured,
  };
}

/** The order and the bill that a payment intent was created for, from its metadata. */
export function aimOfIntent(intent: Stripe.PaymentIntent): { orderId: string; billId: string | null } | undefined {
  const orderId = uuidOf(intent.metadata.order_id);
  return orderId === undefined ? undefined : { orderId, billId: uuidOf(intent.metadata.bill_id) ?? null };
}

/** The facts of a provider's refund; `undefined` for one without a payment intent. */
export function factOfRefund(refund: Stripe.Refund): RefundFact | undefined {
  const paymentIntent = idOf(refund.payment_intent);
  if (paymentIntent === undefined) return undefined;
  const state =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending';
  return {
    providerId: refund.id,
    refundId: uuidOf(refund.metadata?.refund_id),
    paymentIntent,
    amountMinor: refund.amount,
    state,
  };
}
