// Long because it is one list: every table of the service, row by row.
import type { ApprovalTables } from '@nimantran/kit/approvals/approval-table';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Billing, BillKind, OrderEvent, OrderState, RefundReason } from '@nimantran/proto/domain/order';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PreviewDraft, PriceClaim, SupportKind, SupportState, WantedChanges } from '@nimantran/proto/domain/support-request';
import type { DraftContent } from '@nimantran/proto/http/drafts';
import type { LedgerEntry, ReconciliationDifference } from '@nimantran/proto/http/orders-admin';
import type { QuoteLine } from '@nimantran/proto/http/pricing';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';
import type { Revision } from '../domain/orders/revision.ts';
import type { ProviderFact } from '../domain/payments/provider-facts.ts';
import type { MailsTable } from './mails/mail-table.ts';

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
  /** Null until the first payment of an order that support made in the customer's name: paying it accepts them. */
  termsAcceptedAt: Date | null;
  /** When the customer said that they may use the music they added. */
  musicRightsAcceptedAt: Date | null;
  attribution: JSONColumnType<Attribution> | null;
  state: OrderState;
  /** Counts the order's events in the outbox, under the row's lock. */
  eventVersion: Generated<number>;
  /** Traceparent of the request that placed it; null of orders from before they had one. */
  trace: Generated<string | null>;
  paymentError: string | null;
  video: JSONColumnType<Static<typeof VideoFile>> | null;
  /** Its small copy for WhatsApp: comes and goes with it; null of videos from before there were any. */
  videoCopy: JSONColumnType<Static<typeof VideoFile>> | null;
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
  hasPreview: Generated<boolean>;
  /** The support request that an order with a preview came from. */
  supportNumber: string | null;
  /** The promise that was shown before paying. */
  promisedDueAt: Date;
  /** When pricing gave this order a use of its promo code. */
  promoTakenAt: Date | null;
  previewVideo: JSONColumnType<Static<typeof VideoFile>> | null;
  /** Since when studio waits for the customer. */
  heldAt: Date | null;
  /** The studio's job, once it has told of one. */
  studioJobId: Generated<string | null>;
  /** When it was settled whether the express deadline was kept: it is looked at once. */
  deadlineSettledAt: Date | null;
  /** Since when nothing needs the uploads: the video was made, or the order died. Null while it is alive. */
  uploadsFreeAt: Generated<Date | null>;
  uploadsPurgedAt: Date | null;
  /** Which slots had photos that were deleted, and how much music: their ids are kept nowhere here any more. */
  purgedSlots: ColumnType<string[], string | undefined, string>;
  purgedMusic: Generated<number>;
  /** When the customer was told that the video will be deleted. */
  videoRemindedAt: Generated<Date | null>;
  /** What the reminder said. */
  videoPromisedUntil: Generated<Date | null>;
  videoDeletedAt: Generated<Date | null>;
  /** Who brought the customer, and the share that was agreed then. */
  partnerUid: string | null;
  partnerPercent: number | null;
  /** The customer asked to be forgotten while the order was alive: done when it ends. */
  eraseWantedAt: Date | null;
  erasedAt: Date | null;
  /** Differs after every change, history included: what streams compare. */
  updatedAt: Generated<Date>;
}

interface OrderHistoryTable {
  id: Generated<number>;
  orderId: string;
  at: Date;
  kind: OrderEvent['kind'];
  text: string;
  /** Who of the people behind the shop did it; null where it was the customer, the shop itself or a neighbour. */
  actorUid: Generated<string | null>;
  actorEmail: Generated<string | null>;
}

/** What is to be paid for an order; the amount never changes. */
export interface BillsTable {
  id: string;
  seq: Generated<number>;
  orderId: string;
  kind: BillKind;
  label: string;
  lines: JSONColumnType<QuoteLine[]>;
  currency: Currency;
  amountMinor: number;
  state: 'planned' | 'open' | 'paid' | 'void';
  payUntil: Date | null;
  createdAt: Date;
  /** The admin's uid; null where the customer's own order made it. */
  createdBy: string | null;
  paidAt: Date | null;
  supportNumber: string | null;
  /** Of a bill for a revision: what is made again once it is paid. */
  revision: JSONColumnType<Revision> | null;
}

interface CheckoutSessionsTable {
  id: string;
  orderId: string;
  billId: string;
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
  /** What it paid; null where it was refused. */
  billId: string | null;
  currency: string;
  amountMinor: number;
  /** `accepted` paid for the order; `refused` money goes back. */
  outcome: 'accepted' | 'refused';
  receivedAt: Date;
  /** Of an accepted one: since when it has an invoice. */
  invoicedAt: Date | null;
}

export interface RefundsTable {
  id: string;
  /** Newest is highest; the cursor of pages. */
  seq: Generated<number>;
  orderId: string;
  paymentId: string;
  /** What the refund is for, once: `refused:<payment intent>`, `provider:<refund id>`. */
  reasonKey: string;
  reasonCode: RefundReason;
  /** For the people behind the shop. */
  note: string;
  requestedBy: string | null;
  supportNumber: string | null;
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
  /** Since when a credit note in force tells of it. */
  creditedAt: Date | null;
  /** A person paid it another way, after the provider could not. */
  byHand: Generated<boolean>;
  /** What a second admin agreed to it with; null where one did it alone. */
  approvalId: Generated<string | null>;
  /** Which try was put into the queue, and when. */
  queuedTry: Generated<number | null>;
  queuedAt: Generated<Date | null>;
}

/** Money that moved at the provider, each movement once; nothing in it is ever changed. */
export interface LedgerTable {
  seq: Generated<number>;
  orderId: string;
  kind: LedgerEntry['kind'];
  providerRef: string;
  currency: string;
  /** Positive came in. */
  amountMinor: number;
  at: Date;
}

export interface DisputesTable {
  /** The provider's id. */
  id: string;
  orderId: string;
  paymentId: string;
  currency: string;
  amountMinor: number;
  reason: string;
  status: string;
  isOpen: boolean;
  respondBy: Date | null;
  openedAt: Date;
  closedAt: Date | null;
  /** Newest is highest; the cursor of pages. */
  seq: Generated<number>;
  /** When the provider said what stands here. */
  toldAt: Date;
}

export interface InvoicesTable {
  id: string;
  number: string;
  kind: 'invoice' | 'credit_note';
  /** From April to March in Asia/Kolkata: `26-27`. */
  financialYear: string;
  seq: number;
  orderId: string;
  paymentId: string;
  refundId: string | null;
  currency: string;
  amountMinor: number;
  issuedAt: Date;
  /** All that the PDF shows, as it was then. */
  document: JSONColumnType<InvoiceDocument>;
  /** A credit note whose refund came back from the bank. */
  cancelledAt: Date | null;
}

/** What somebody has filled in for a theme and not paid yet. */
interface DraftsTable {
  id: string;
  ownerUid: string;
  themeId: number;
  body: JSONColumnType<DraftContent>;
  /** What media was told to spare. */
  uploadIds: JSONColumnType<string[]>;
  version: number;
  /** The order that was placed from it as it is. */
  orderId: string | null;
  updatedAt: Date;
}

export interface SupportRequestsTable {
  id: string;
  seq: Generated<number>;
  number: string;
  ownerUid: string;
  email: string;
  kind: SupportKind;
  state: SupportState;
  subject: string;
  orderId: string | null;
  claim: JSONColumnType<PriceClaim> | null;
  draft: JSONColumnType<PreviewDraft> | null;
  /** What its customer wants otherwise of a delivered video, until that is taken over. */
  changes: JSONColumnType<WantedChanges | null, string | null | undefined, string | null>;
  previewOrderId: string | null;
  openedAt: Date;
  updatedAt: Date;
  /** Of an open one: when the first words came that nobody has answered. */
  waitingSince: Date | null;
}

export interface SupportMessagesTable {
  id: string;
  seq: Generated<number>;
  requestId: string;
  author: 'customer' | 'staff';
  authorUid: string;
  text: string;
  at: Date;
}

export interface PartnersTable {
  uid: string;
  email: string;
  code: string;
  commissionPercent: number;
  isActive: boolean;
  createdAt: Date;
}

/** Rows are added and never changed. */
export interface PartnerPayoutsTable {
  id: string;
  /** Newest first is highest first. */
  seq: Generated<number>;
  partnerUid: string;
  currency: Currency;
  /** Of a reversal too: as much as it takes back. */
  amountMinor: number;
  /** YYYY-MM-DD; null for a reversal. */
  paidUntil: string | null;
  reference: string | null;
  /** The pay-out that this row takes back, and why. */
  reversesId: string | null;
  reason: string | null;
  byUid: string;
  byEmail: string;
  at: Date;
}

export interface Tables extends EventTables, ApprovalTables {
  orders: OrdersTable;
  orderHistory: OrderHistoryTable;
  bills: BillsTable;
  checkoutSessions: CheckoutSessionsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger: LedgerTable;
  disputes: DisputesTable;
  /** What the provider said about payments that are not known here yet. */
  earlyFacts: { id: Generated<number>; paymentIntent: string; fact: JSONColumnType<ProviderFact>; receivedAt: Date };
  invoices: InvoicesTable;
  invoiceCounters: { series: string; financialYear: string; last: number };
  supportRequests: SupportRequestsTable;
  supportMessages: SupportMessagesTable;
  partners: PartnersTable;
  partnerPayouts: PartnerPayoutsTable;
  partnerVisits: { partnerUid: string; day: string; visitorId: string; landing: string; at: Date };
  /** How often somebody tried something within a window of time. */
  attempts: { who: string; what: string; windowStart: Date; count: number };
  reconciliations: {
    id: string;
    seq: Generated<number>;
    fromAt: Date;
    toAt: Date;
    startedAt: Date;
    finishedAt: Date | null;
    payments: Generated<number>;
    refunds: Generated<number>;
    disputes: Generated<number>;
    error: string | null;
    /** The admin's uid; null for the one of every night. */
    askedBy: string | null;
    tries: Generated<number>;
    nextTryAt: Generated<Date>;
  };
  reconciliationDifferences: {
    id: Generated<number>;
    reconciliationId: string;
    kind: ReconciliationDifference['kind'];
    providerRef: string;
    orderId: string | null;
    text: string;
    settled: boolean;
  };
  providerEvents: { eventId: string; type: string; orderId: string | null; receivedAt: Date };
  /** What designers ask; the id is that of the event that told of it. */
  questions: {
    id: string;
    orderId: string;
    message: string;
    askedAt: Date;
    answer: string | null;
    answeredAt: Date | null;
  };
  mails: MailsTable;
  idempotencyKeys: {
    ownerUid: string;
    operation: string;
    key: string;
    bodyHash: string;
    orderId: string | null;
    /** What was answered; null while the work is unfinished, and it is then gone on with. */
    answer: JSONColumnType<object> | null;
    createdAt: Date;
  };
  downloads: { id: Generated<number>; orderId: string; uid: string; at: Date };
  /** With `removedAt` it is a working day again. */
  holidays: { day: string; name: string; removedAt: Generated<Date | null> };
  drafts: DraftsTable;
}

export type DraftRow = Selectable<DraftsTable>;
export type OrderRow = Selectable<OrdersTable>;
export type BillRow = Selectable<BillsTable>;
export type DisputeRow = Selectable<DisputesTable>;
export type InvoiceRow = Selectable<InvoicesTable>;
export type SupportRow = Selectable<SupportRequestsTable>;
export type CheckoutRow = Selectable<CheckoutSessionsTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
