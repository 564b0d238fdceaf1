import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Billing, OrderEvent, OrderState } from '@nimantran/proto/domain/order';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { QuoteLine } from '@nimantran/proto/http/pricing';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { Static } from 'typebox';

export interface Attribution {
  referrer_source: string;
  referrer_landing: string;
  first_visit: string;
  partner_code: string | null;
}

export interface OrdersTable {
  id: string;
  /** Newest first is highest first; the cursor of pages. */
  seq: Generated<number>;
  number: string;
  ownerUid: string;
  email: string;
  themeId: number;
  themeVersion: string;
  themeTitle: string;
  themeCategory: string;
  themeCategoryId: number;
  themePortrait: boolean;
  packageKey: string;
  customisation: JSONColumnType<Customisation>;
  headline: string;
  resolution: Resolution;
  delivery: Delivery;
  removeWatermark: boolean;
  promoCode: string | null;
  /** The quote as it was accepted. */
  lines: JSONColumnType<QuoteLine[]>;
  currency: Currency;
  totalMinor: number;
  billing: JSONColumnType<Billing>;
  termsVersion: string;
  termsAcceptedAt: Date;
  attribution: JSONColumnType<Attribution> | null;
  state: OrderState;
  /** Counts the order's events in the outbox, under the row's lock. */
  eventVersion: Generated<number>;
  paymentError: string | null;
  video: JSONColumnType<Static<typeof VideoFile>> | null;
  /** A picture of the video in the object store. */
  posterKey: string | null;
  placedAt: Date;
  /** Unpaid after this instant, the order expires. */
  payUntil: Date;
  paidAt: Date | null;
  dueAt: Date | null;
  completedAt: Date | null;
  /** When it was cancelled, expired or wholly refunded. */
  endedAt: Date | null;
  /** Differs after every change, history included: what streams compare. */
  updatedAt: Generated<Date>;
}

interface OrderHistoryTable {
  id: Generated<number>;
  orderId: string;
  at: Date;
  kind: OrderEvent['kind'];
  text: string;
}

interface CheckoutSessionsTable {
  id: string;
  orderId: string;
  /** The provider's id; null until it has answered. */
  providerId: string | null;
  url: string | null;
  /** `creating` and `open` count as open, of which an order has one; `closing` waits to be ended at the provider. */
  state: 'creating' | 'open' | 'closing' | 'paid' | 'ended' | 'failed';
  currency: Currency;
  amountMinor: number;
  expiresAt: Date;
  createdAt: Date;
  /** How often and when next the provider is asked about it. */
  checks: Generated<number>;
  nextCheckAt: Date;
}

export interface PaymentsTable {
  id: string;
  orderId: string;
  paymentIntent: string;
  checkoutId: string | null;
  currency: string;
  amountMinor: number;
  /** `accepted` paid for the order; `refused` money goes back. */
  outcome: 'accepted' | 'refused';
  receivedAt: Date;
}

export interface RefundsTable {
  id: string;
  orderId: string;
  paymentId: string;
  /** What the refund is for, once: `refused:<payment intent>`, `provider:<refund id>`. */
  reasonKey: string;
  reason: string;
  providerId: string | null;
  currency: string;
  amountMinor: number;
  /** `wanted` is still to be asked of the provider; the rest is the provider's word. */
  state: 'wanted' | 'pending' | 'succeeded' | 'failed';
  createdAt: Date;
  settledAt: Date | null;
  tries: Generated<number>;
  nextTryAt: Generated<Date>;
  lastError: string | null;
}

export interface MailsTable {
  id: string;
  orderId: string;
  kind: 'receipt' | 'ready';
  createdAt: Date;
  sentAt: Date | null;
  tries: Generated<number>;
  nextTryAt: Generated<Date>;
  lastError: string | null;
}

export interface Tables extends EventTables {
  orders: OrdersTable;
  orderHistory: OrderHistoryTable;
  checkoutSessions: CheckoutSessionsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  providerEvents: { eventId: string; type: string; orderId: string | null; receivedAt: Date };
  mails: MailsTable;
  idempotencyKeys: {
    ownerUid: string;
    operation: string;
    key: string;
    bodyHash: string;
    orderId: string;
    /** What was answered; null while the work is unfinished, and it is then gone on with. */
    answer: JSONColumnType<object> | null;
    createdAt: Date;
  };
  downloads: { id: Generated<number>; orderId: string; uid: string; at: Date };
  holidays: { day: string; name: string };
}

export type OrderRow = Selectable<OrdersTable>;
export type CheckoutRow = Selectable<CheckoutSessionsTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
