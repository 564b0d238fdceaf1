// Long because it is one list: every table of the service, row by row.
import type { ApprovalTables } from '@nimantran/kit/approvals/approval-table';
import type { AttemptTables } from '@nimantran/kit/db/attempts';
import type { ErasedCustomerTables } from '@nimantran/kit/db/erased-customers';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Layout } from '@nimantran/proto/domain/layout';
import type { Billing, BillKind, OrderEvent, OrderState, RefundReason } from '@nimantran/proto/domain/order';
import type { Delivery } from '@nimantran/proto/domain/pricing';
import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { SettingsSection } from '@nimantran/proto/domain/shop';
import type { PreviewDraft, PriceClaim, SupportKind, SupportState, WantedChanges } from '@nimantran/proto/domain/support-request';
import type { BridePairs, ThemeField, ThemeLanguage } from '@nimantran/proto/domain/theme';
import type { LedgerEntry } from '@nimantran/proto/http/orders/admin-orders';
import type { DraftContent } from '@nimantran/proto/http/orders/drafts';
import type { ReconciliationDifference } from '@nimantran/proto/http/orders/reconciliations';
import type { LineAnswer } from '@nimantran/proto/http/orders/reviews';
import type { QuoteLine } from '@nimantran/proto/http/pricing/quotes';
import type { VideoExtras, VideoFile } from '@nimantran/proto/jobs/render';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { InvoiceDocument } from '../domain/invoices/invoice-document.ts';
import type { Revision } from '../domain/orders/revision.ts';
import type { ProviderFact } from '../domain/payments/provider-facts.ts';
import type { FirstRunTables } from './first-run/proof-tables.ts';
import type { MailsTable } from './mails/mail-table.ts';
import type { WebhookTables } from './webhooks/webhook-tables.ts';

export interface Attribution {
  referrer_source: string;
  referrer_landing: string;
  first_visit: string;
  partner_code: string | null;
}

export interface OrdersTable {
  id: string;
  /** The cursor of pages; the highest is the newest. */
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
  /** The last part of the address of the order's invitation page; null for orders from before they had one, and for erased ones. */
  pageToken: Generated<string | null>;
  resolution: Resolution;
  delivery: Delivery;
  removeWatermark: boolean;
  promoCode: string | null;
  /** The accepted quote. */
  lines: JSONColumnType<QuoteLine[]>;
  currency: Currency;
  totalMinor: number;
  billing: JSONColumnType<Billing>;
  termsVersion: string;
  /** Null until the first payment of an order that support placed in the customer's name; that payment accepts the terms. */
  termsAcceptedAt: Date | null;
  musicRightsAcceptedAt: Date | null;
  attribution: JSONColumnType<Attribution> | null;
  state: OrderState;
  /** Number of the order's events in the outbox; counted under the row's lock. */
  eventVersion: Generated<number>;
  /** Traceparent of the request that placed it; null for orders older than this column. */
  trace: Generated<string | null>;
  paymentError: string | null;
  video: JSONColumnType<Static<typeof VideoFile>> | null;
  /** The video's small copy for WhatsApp: created and deleted with it; null for videos older than this feature. */
  videoCopy: JSONColumnType<Static<typeof VideoFile>> | null;
  /** What goes out besides the video; null for videos from before extras. */
  extras: JSONColumnType<VideoExtras> | null;
  /** A still of the video in the object store. */
  posterKey: string | null;
  placedAt: Date;
  /** An order that is unpaid at this instant expires. */
  payUntil: Date;
  paidAt: Date | null;
  dueAt: Date | null;
  completedAt: Date | null;
  /** When it was cancelled, expired or fully refunded. */
  endedAt: Date | null;
  hasPreview: Generated<boolean>;
  /** The support request that an order with a preview came from. */
  supportNumber: string | null;
  /** The due time shown before payment. */
  promisedDueAt: Date;
  /** When pricing counted this order as a use of its promo code. */
  promoTakenAt: Date | null;
  previewVideo: JSONColumnType<Static<typeof VideoFile>> | null;
  /** Since when studio has been waiting for the customer. */
  heldAt: Date | null;
  studioJobId: Generated<string | null>;
  /** When it was decided whether the express deadline was met; decided only once. */
  deadlineSettledAt: Date | null;
  /** Since when nothing needs the uploads: the video was made, or the order ended without one. Null until then. */
  uploadsFreeAt: Generated<Date | null>;
  uploadsPurgedAt: Date | null;
  /** The slots whose photos were deleted, and the number of deleted music files; their ids are no longer stored here. */
  purgedSlots: ColumnType<string[], string | undefined, string>;
  purgedMusic: Generated<number>;
  /** When the customer was warned that the video will be deleted. */
  videoRemindedAt: Generated<Date | null>;
  /** The date that the reminder gave. */
  videoPromisedUntil: Generated<Date | null>;
  videoDeletedAt: Generated<Date | null>;
  /** When the customer used the free correction. */
  freeCorrectionAt: Generated<Date | null>;
  /** After a correction that no person approved: the details before the first of them. Names are compared with these. */
  knownDetails: ColumnType<Record<string, string> | null, undefined, string | null>;
  partnerUid: string | null;
  partnerPercent: number | null;
  /** The customer asked for erasure while the order was still active; it is erased when it ends. */
  eraseWantedAt: Date | null;
  erasedAt: Date | null;
  /** Changes with every update, including timeline entries; streams compare it. */
  updatedAt: Generated<Date>;
}

interface OrderHistoryTable {
  id: Generated<number>;
  orderId: string;
  at: Date;
  kind: OrderEvent['kind'];
  text: string;
  /** The staff member responsible; null for the customer, the shop itself or another service. */
  actorUid: Generated<string | null>;
  actorEmail: Generated<string | null>;
}

/** An amount due for an order; it never changes. */
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
  /** The admin's uid; null if the customer's own order created it. */
  createdBy: string | null;
  paidAt: Date | null;
  supportNumber: string | null;
  /** For the bill of a revision: what is changed once it is paid. */
  revision: JSONColumnType<Revision> | null;
}

interface CheckoutSessionsTable {
  id: string;
  orderId: string;
  billId: string;
  /** The provider's id; null until it has answered. */
  providerId: string | null;
  url: string | null;
  /** `creating` and `open` count as open: at most one per order; `closing` waits to be ended at the provider. */
  state: 'creating' | 'open' | 'closing' | 'paid' | 'ended' | 'failed';
  currency: Currency;
  amountMinor: number;
  expiresAt: Date;
  createdAt: Date;
  /** Since when the customer has done everything and the bank has not confirmed the payment; stays when it has. */
  pendingSince: Generated<Date | null>;
  /** Number of checks with the provider so far, and the time of the next one. */
  checks: Generated<number>;
  nextCheckAt: Date;
}

export interface PaymentsTable {
  id: string;
  orderId: string;
  paymentIntent: string;
  checkoutId: string | null;
  /** The bill that it paid; null if the payment was refused. */
  billId: string | null;
  currency: string;
  amountMinor: number;
  /** `accepted` money paid for the order; `refused` money is refunded. */
  outcome: 'accepted' | 'refused';
  receivedAt: Date;
  invoicedAt: Date | null;
}

export interface RefundsTable {
  id: string;
  seq: Generated<number>;
  orderId: string;
  paymentId: string;
  /** The reason for the refund; one refund per reason: `refused:<payment intent>`, `provider:<refund id>`. */
  reasonKey: string;
  reasonCode: RefundReason;
  /** For staff. */
  note: string;
  requestedBy: string | null;
  supportNumber: string | null;
  providerId: string | null;
  currency: string;
  amountMinor: number;
  /** `wanted` has not been sent to the provider yet; the other states are the provider's. */
  state: 'wanted' | 'pending' | 'succeeded' | 'failed';
  createdAt: Date;
  settledAt: Date | null;
  tries: Generated<number>;
  nextTryAt: Generated<Date>;
  lastError: string | null;
  /** Since when a valid credit note covers it. */
  creditedAt: Date | null;
  /** Paid another way by staff after the provider failed. */
  byHand: Generated<boolean>;
  /** The approval of a second admin; null if an admin refunded alone. */
  approvalId: Generated<string | null>;
  queuedTry: Generated<number | null>;
  queuedAt: Generated<Date | null>;
}

/** Money that moved at the provider, one row per movement; rows never change. */
export interface LedgerTable {
  seq: Generated<number>;
  orderId: string;
  kind: LedgerEntry['kind'];
  providerRef: string;
  currency: string;
  /** Positive for incoming money. */
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
  seq: Generated<number>;
  /** When the provider reported this status. */
  toldAt: Date;
}

export interface InvoicesTable {
  id: string;
  number: string;
  kind: 'invoice' | 'credit_note';
  /** April to March in Asia/Kolkata: `26-27`. */
  financialYear: string;
  seq: number;
  orderId: string;
  paymentId: string;
  refundId: string | null;
  currency: string;
  amountMinor: number;
  issuedAt: Date;
  /** Everything the PDF shows, as of the issue date. */
  document: JSONColumnType<InvoiceDocument>;
  /** For a credit note whose refund the bank returned. */
  cancelledAt: Date | null;
}

/** Details that a person has entered for a theme and not yet paid for. */
interface DraftsTable {
  id: string;
  ownerUid: string;
  themeId: number;
  body: JSONColumnType<DraftContent>;
  /** The uploads that media was asked to spare. */
  uploadIds: JSONColumnType<string[]>;
  version: number;
  /** The order placed from this exact version. */
  orderId: string | null;
  updatedAt: Date;
}

/** A link by which a customer's family reads the words of an invitation. */
interface ReviewsTable {
  id: string;
  /** The last part of the link's address. It protects the words in this row, so it is stored beside them as it is. */
  token: string;
  ownerUid: string;
  ownerEmail: string;
  /** The order whose words are read; null while they are those of a draft. */
  orderId: string | null;
  themeId: number;
  themeVersion: string;
  themeTitle: string;
  language: ThemeLanguage | null;
  fields: JSONColumnType<ThemeField[]>;
  pairs: JSONColumnType<BridePairs> | null;
  details: JSONColumnType<Record<string, string>>;
  brideFirst: boolean;
  /** The shape of the pictures; null for the theme's own. */
  layout: Layout | null;
  /** The key of their palette; null for the theme's own. */
  palette: string | null;
  /** The photos that the owner lets readers see; null without. */
  photos: JSONColumnType<Customisation['photos']> | null;
  round: number;
  /** How often this round was opened by somebody who had not answered, and when last. */
  openedCount: Generated<number>;
  openedAt: Generated<Date | null>;
  expiresAt: Date;
}

interface ReviewersTable {
  id: string;
  reviewId: string;
  /** Made by the reviewer's browser, which may change the answer with it. */
  reviewerKey: string;
  name: string;
  /** The round whose words were read. */
  round: number;
  answers: JSONColumnType<LineAnswer[]>;
  answeredAt: Date;
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
  /** The changes a customer asks for to a delivered video, until they become a revision. */
  changes: JSONColumnType<WantedChanges | null, string | null | undefined, string | null>;
  previewOrderId: string | null;
  openedAt: Date;
  updatedAt: Date;
  /** For an open request: the time of the first unanswered message. */
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
  seq: Generated<number>;
  partnerUid: string;
  currency: Currency;
  /** Also set for a reversal: the amount it reverses. */
  amountMinor: number;
  /** YYYY-MM-DD; null for a reversal. */
  paidUntil: string | null;
  reference: string | null;
  /** The pay-out that this row reverses, and why. */
  reversesId: string | null;
  reason: string | null;
  byUid: string;
  byEmail: string;
  at: Date;
}

/** Every change of the shop's settings; rows are added and never changed. */
export interface ShopSettingsTable {
  seq: Generated<number>;
  section: SettingsSection;
  before: JSONColumnType<Record<string, unknown>>;
  after: JSONColumnType<Record<string, unknown>>;
  changedAt: Date;
  byUid: string;
  byEmail: string;
  /** The second admin; null if none was needed. */
  agreedUid: string | null;
  agreedEmail: string | null;
}

/** What a buyer says of a delivered order. */
interface RatingsTable {
  orderId: string;
  stars: number;
  /** Empty if the buyer wrote none, or was erased. */
  line: string;
  answer: Generated<string>;
  ratedAt: Date;
  changedAt: Date;
  hiddenAt: Generated<Date | null>;
  hiddenReason: Generated<string | null>;
}

export interface Tables extends EventTables, ApprovalTables, AttemptTables, ErasedCustomerTables, WebhookTables, FirstRunTables {
  orders: OrdersTable;
  orderHistory: OrderHistoryTable;
  bills: BillsTable;
  checkoutSessions: CheckoutSessionsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  ledger: LedgerTable;
  disputes: DisputesTable;
  /** The provider's news about payments that are not known here yet. */
  earlyFacts: { id: Generated<number>; paymentIntent: string; fact: JSONColumnType<ProviderFact>; receivedAt: Date };
  invoices: InvoicesTable;
  invoiceCounters: { series: string; financialYear: string; last: number };
  supportRequests: SupportRequestsTable;
  supportMessages: SupportMessagesTable;
  partners: PartnersTable;
  partnerPayouts: PartnerPayoutsTable;
  partnerVisits: { partnerUid: string; day: string; visitorId: string; landing: string; at: Date };
  reconciliations: {
    id: string;
    seq: Generated<number>;
    fromAt: Date;
    toAt: Date;
    startedAt: Date;
    finishedAt: Date | null;
    /** The part of the span before it is compared. */
    comparedTo: Date | null;
    /** The length of the next parts, where the span has too many entries to be compared at once. */
    partSeconds: number | null;
    payments: Generated<number>;
    refunds: Generated<number>;
    disputes: Generated<number>;
    error: string | null;
    /** The admin's uid; null for the nightly run. */
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
  /** Designers' questions; the id is that of the event that carried the question. */
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
    /** The stored answer; null while the work is unfinished, in which case a repeated call continues it. */
    answer: JSONColumnType<object> | null;
    createdAt: Date;
  };
  downloads: { id: Generated<number>; orderId: string; uid: string; at: Date };
  /** With `removedAt` it is a working day again. */
  holidays: { day: string; name: string; removedAt: Generated<Date | null> };
  drafts: DraftsTable;
  reviews: ReviewsTable;
  reviewers: ReviewersTable;
  shopSettings: ShopSettingsTable;
  ratings: RatingsTable;
}

export type RatingRow = Selectable<RatingsTable>;
export type DraftRow = Selectable<DraftsTable>;
export type ShopSettingsRow = Selectable<ShopSettingsTable>;
export type ReviewRow = Selectable<ReviewsTable>;
export type ReviewerRow = Selectable<ReviewersTable>;
export type OrderRow = Selectable<OrdersTable>;
export type BillRow = Selectable<BillsTable>;
export type DisputeRow = Selectable<DisputesTable>;
export type InvoiceRow = Selectable<InvoicesTable>;
export type SupportRow = Selectable<SupportRequestsTable>;
export type CheckoutRow = Selectable<CheckoutSessionsTable>;
export type PaymentRow = Selectable<PaymentsTable>;
export type RefundRow = Selectable<RefundsTable>;
