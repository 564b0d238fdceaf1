import type Stripe from 'stripe';
import type { Card, Payer } from '../payments/cards.ts';
import type { Means } from '../payments/means.ts';

// The types are the SDK's own, so the compiler reports an object that lacks one of Stripe's fields.
export type Session = Stripe.Checkout.Session;
export type LineItem = Stripe.LineItem;
export type PaymentIntent = Stripe.PaymentIntent;
export type PaymentMethod = Stripe.PaymentMethod;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
export type BalanceTransaction = Stripe.BalanceTransaction;
export type Customer = Stripe.Customer;
export type Event = Stripe.Event;

/** The data of a line item that a page shows but the API's line item lacks. */
export type SessionItems = { id: string; items: LineItem[]; descriptions: (string | null)[] };

/** Fields of the session's future payment intent; Stripe creates it only at the customer's first attempt. */
type PaymentPlan = {
  id: string;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  statement_descriptor_suffix: string | null;
};

/**
 * An event being delivered to the webhook address, by the event's id. Times are milliseconds. It is delivered once `wanted`
 * copies are accepted; a dropped one is never sent.
 */
export type Webhook = {
  id: string;
  type: Event['type'];
  status: 'pending' | 'delivered' | 'given_up' | 'dropped';
  wanted: number;
  taken: number;
  attempts: number;
  first_at: number;
  next_at: number;
  last_problem: string | null;
};

/** A card whose holder has yet to confirm the payment, by payment intent. */
type PendingCard = { id: string; card: Card; payer: Payer };

/** The means of payments that a bank has yet to answer, by payment intent. */
type SlowPayment = { id: string; means: Means; payer: Payer };

/** How the card's bank handles later refunds, by charge. */
type Habit = { id: string; refunds: 'pending' | 'fail' };

/** A scheduled action of the bank (milliseconds), as with Stripe's test cards. */
export type Errand = {
  id: string;
  at: number;
  done: boolean;
  act:
    | { kind: 'dispute'; charge: string; reason: string }
    | { kind: 'settle'; refund: string; outcome: 'succeeded' | 'failed' }
    | { kind: 'answer'; session: string; outcome: 'succeeded' | 'failed' };
};

/** The stored response to a POST with an Idempotency-Key, byte for byte. */
type KeptAnswer = { id: string; path: string; fingerprint: string; at: number; request_id: string; status: number; body: string };

export type Tables = {
  session: Session;
  items: SessionItems;
  plan: PaymentPlan;
  payment_intent: PaymentIntent;
  payment_method: PaymentMethod;
  pending_card: PendingCard;
  slow_payment: SlowPayment;
  charge: Charge;
  habit: Habit;
  refund: Refund;
  dispute: Dispute;
  errand: Errand;
  balance_transaction: BalanceTransaction;
  customer: Customer;
  event: Event;
  webhook: Webhook;
  kept_answer: KeptAnswer;
};
export type TableName = keyof Tables;

/** The tables whose rows the API returns, with Stripe's name for one object in error messages. */
export const RESOURCES = {
  session: 'checkout.session',
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  balance_transaction: 'balance transaction',
  customer: 'customer',
  event: 'event',
} as const satisfies Partial<Record<TableName, string>>;
export type ResourceName = keyof typeof RESOURCES;

/** The API version of the objects. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

/** The id of a field that may be expanded; stored rows never are. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
