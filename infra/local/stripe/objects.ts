import type Stripe from 'stripe';
import type { Card } from './cards.ts';

// The shapes are the SDK's own, so the compiler says when one of our objects lacks a field that Stripe sends.
export type Session = Stripe.Checkout.Session;
export type PaymentIntent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
export type Customer = Stripe.Customer;

/** On the wire decimals are strings; the SDK's `Decimal` exists only after it has read them. */
type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

/** What a page shows of a line item beyond what the API's line item carries. */
export type SessionItems = { id: string; items: LineItem[]; descriptions: (string | null)[] };

/** Fields of the session's future payment intent; Stripe makes that one only when the customer first pays. */
type PaymentPlan = {
  id: string;
  metadata: Record<string, string>;
  description: string | null;
  receipt_email: string | null;
  statement_descriptor_suffix: string | null;
};

export type EventObject = Session | PaymentIntent | Charge | Refund | Dispute | Customer;
export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: EventObject; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** One event on its way to the webhook address. Times are milliseconds. */
export type Delivery = {
  id: string;
  event_id: string;
  status: 'pending' | 'delivered' | 'given_up';
  attempts: number;
  first_at: number;
  next_at: number;
  last_problem: string | null;
};

/** A card whose owner has yet to confirm the payment, by payment intent. */
type PendingCard = { id: string; card: Card; payer: { name: string | null; email: string | null } };

/** The kept answer to a POST that carried an Idempotency-Key. */
type KeptAnswer = { id: string; fingerprint: string; at: number; body: unknown };

export type Tables = {
  session: Session;
  items: SessionItems;
  plan: PaymentPlan;
  payment_intent: PaymentIntent;
  pending_card: PendingCard;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  customer: Customer;
  event: Event;
  delivery: Delivery;
  answer: KeptAnswer;
};
export type TableName = keyof Tables;
export const TABLE_NAMES = [
  'session',
  'items',
  'plan',
  'payment_intent',
  'pending_card',
  'charge',
  'refund',
  'dispute',
  'customer',
  'event',
  'delivery',
  'answer',
] as const satisfies readonly TableName[];

/** The API version the objects are shaped after. */
export const API_VERSION = '2026-10-28.endive';

/** The id of a field that may have been expanded; ours never are when kept. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
