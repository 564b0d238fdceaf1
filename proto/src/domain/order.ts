import { type Static, Type } from 'typebox';
import { Currency, Money } from './currency.ts';
import { Customisation } from './customisation.ts';
import { Delivery } from './pricing.ts';
import { Resolution } from './resolution.ts';

export const ORDER_STATES = [
  'awaiting_payment',
  'processing',
  'completed',
  'cancelled',
  'expired',
  'refunded',
  'preview_processing',
  'awaiting_balance',
] as const;
export const OrderState = Type.Enum([...ORDER_STATES]);
export type OrderState = (typeof ORDER_STATES)[number];

/** What the customer reads. */
export const ORDER_STATE_LABELS: Record<OrderState, string> = {
  awaiting_payment: 'Awaiting payment',
  processing: 'Processing',
  completed: 'Ready to download',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  preview_processing: 'Processing',
  awaiting_balance: 'Awaiting payment',
};

/** `NM-` and 8 characters of Crockford's base 32. */
export const OrderNumber = Type.String({ pattern: '^NM-[0-9A-HJKMNP-TV-Z]{8}$' });

export const OrderEvent = Type.Object({
  at: Type.String(),
  kind: Type.Enum([
    'placed',
    'payment_failed',
    'paid',
    'queued',
    'claimed',
    'held',
    'answered',
    'preview_ready',
    'delivered',
    'completed',
    'cancelled',
    'expired',
    'bill_added',
    'bill_withdrawn',
    'revised',
    'late',
    'refund_requested',
    'refunded',
    'refund_failed',
    'downloaded',
    'uploads_purged',
    'video_deleted',
    'erased',
  ]),
  /** A sentence for the customer. */
  text: Type.String(),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const Billing = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120 }),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** ISO 3166-2:IN letters; asked in India. */
  state: Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()]),
  gstin: Type.Union([Type.String({ pattern: '^[0-9]{2}[A-Z0-9]{13}$' }), Type.Null()]),
});
export type Billing = Static<typeof Billing>;

/**
 * What is to be paid for an order: all at once, or half before and half after a preview; later what a revision or a
 * wish beyond the theme costs. Each is paid in a checkout of its own and has its own invoice.
 */
export const BILL_KINDS = ['whole', 'deposit', 'balance', 'revision', 'customisation'] as const;
export const BillKind = Type.Enum([...BILL_KINDS]);
export type BillKind = (typeof BILL_KINDS)[number];

export const OrderLine = Type.Object({ kind: Type.String(), label: Type.String(), amount_minor: Type.Integer() });

export const Bill = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: BillKind,
  label: Type.String(),
  amount: Money,
  /** `planned` is not asked for yet: a balance before its preview. `void` is asked for no more. */
  state: Type.Enum(['planned', 'open', 'paid', 'void']),
  /** Unpaid after this instant it becomes void; null for as long as the order lives. */
  pay_until: Type.Union([Type.String(), Type.Null()]),
  paid_at: Type.Union([Type.String(), Type.Null()]),
});
export type Bill = Static<typeof Bill>;

export const REFUND_REASONS = [
  'requested',
  'price_match',
  'late_delivery',
  'duplicate',
  'quality',
  'goodwill',
  'not_taken',
  'other',
] as const;
export const RefundReason = Type.Enum([...REFUND_REASONS]);
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What the customer reads. */
export const REFUND_REASON_LABELS: Record<RefundReason, string> = {
  requested: 'As you asked',
  price_match: 'Lowest price guarantee',
  late_delivery: 'Express delivery came late',
  duplicate: 'Paid twice',
  quality: 'Something was not right',
  goodwill: 'With our regards',
  not_taken: 'The order could not take this payment',
  other: 'Agreed with support',
};

export const OrderRefund = Type.Object({
  id: Type.String({ format: 'uuid' }),
  amount: Money,
  reason: RefundReason,
  /** `requested` waits for us, `pending` for the bank; `failed` is put right by a person. */
  state: Type.Enum(['requested', 'pending', 'succeeded', 'failed']),
  requested_at: Type.String(),
  settled_at: Type.Union([Type.String(), Type.Null()]),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** A tax invoice of a payment, or the credit note of a refund. */
export const InvoiceRef = Type.Object({
  id: Type.String({ format: 'uuid' }),
  number: Type.String(),
  kind: Type.Enum(['invoice', 'credit_note']),
  issued_at: Type.String(),
  amount: Money,
});
export type InvoiceRef = Static<typeof InvoiceRef>;

export const UPLOADS_KEPT_REASONS = ['needed', 'dispute', 'changes', 'question'] as const;
export type UploadsKeptReason = (typeof UPLOADS_KEPT_REASONS)[number];

/** What the customer reads of uploads that stay; `needed` is the usual course and needs no words. */
export const UPLOADS_KEPT_LABELS: Record<Exclude<UploadsKeptReason, 'needed'>, string> = {
  dispute: 'We keep your uploads while a question about the payment of this order is open.',
  changes: 'We keep your uploads while we look at the changes you asked for, or they wait to be paid.',
  question: 'We keep your uploads while a question about this order is open.',
};

/** What the people behind the shop read. */
export const UPLOADS_KEPT_STAFF_LABELS: Record<UploadsKeptReason, string> = {
  needed: 'The order is being made or paid, and needs its uploads.',
  dispute: 'Dispute open: a card holder contests a payment, and the uploads may be asked for as evidence.',
  changes: 'Changes are asked for, or a revision waits to be paid: it needs the uploads then.',
  question: 'On hold: the order waits for an answer of its customer.',
};

/** What a customer uploaded for an order, and until when it is kept. */
export const OrderUploads = Type.Object({
  /** `kept` for a reason, `due` for deletion at `due_at`, or `purged`; `none` where nothing was uploaded. */
  state: Type.Enum(['none', 'kept', 'due', 'purged']),
  photos: Type.Integer(),
  music: Type.Integer(),
  reason: Type.Union([Type.Enum([...UPLOADS_KEPT_REASONS]), Type.Null()]),
  due_at: Type.Union([Type.String(), Type.Null()]),
  purged_at: Type.Union([Type.String(), Type.Null()]),
});
export type OrderUploads = Static<typeof OrderUploads>;

/** One file that was deleted: what it was, its fingerprint and size, and nothing of what it showed. */
export const PurgeReceiptLine = Type.Object({
  what: Type.String(),
  sha256: Type.String(),
  size_bytes: Type.Integer(),
  purged_at: Type.String(),
});
export type PurgeReceiptLine = Static<typeof PurgeReceiptLine>;

/** Files of a finished video: what was bought, and a small copy of it to send by WhatsApp, which takes 16 MB at most. */
export const DOWNLOAD_FILES = ['video', 'whatsapp'] as const;
export const DownloadFile = Type.Enum([...DOWNLOAD_FILES]);
export type DownloadFile = (typeof DOWNLOAD_FILES)[number];

export const OrderDownload = Type.Object({
  file: DownloadFile,
  size_bytes: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type OrderDownload = Static<typeof OrderDownload>;

export const OrderSummary = Type.Object({
  number: OrderNumber,
  state: OrderState,
  theme: Type.Object({ id: Type.Integer(), title: Type.String(), category: Type.String(), portrait_orientation: Type.Boolean() }),
  /** The names or first words of the invitation, to tell orders apart. */
  headline: Type.String(),
  resolution: Resolution,
  delivery: Delivery,
  total: Money,
  placed_at: Type.String(),
  due_at: Type.Union([Type.String(), Type.Null()]),
  completed_at: Type.Union([Type.String(), Type.Null()]),
  /** Until when the finished video can be had, or since when it is deleted; null until there is one. */
  video: Type.Union([
    Type.Object({
      kept_until: Type.Union([Type.String(), Type.Null()]),
      deleted_at: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const Order = Type.Object({
  ...OrderSummary.properties,
  customisation: Customisation,
  remove_watermark: Type.Boolean(),
  lines: Type.Array(OrderLine),
  bills: Type.Array(Bill),
  refunds: Type.Array(OrderRefund),
  invoices: Type.Array(InvoiceRef),
  /** By when the video was promised as the order was placed, had it been paid at once. `due_at` counts from the payment. */
  promised_due_at: Type.String(),
  /** Whether this order has a preview before production: double the price, half of it in advance. */
  has_preview: Type.Boolean(),
  paid: Type.Union([Money, Type.Null()]),
  refunded: Type.Union([Money, Type.Null()]),
  billing: Billing,
  email: Type.String(),
  /** Why the last try to pay failed, for a person; null after a success. */
  payment_error: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(OrderEvent),
  uploads: OrderUploads,
  /** What a designer asks while the work stands still; null where nothing is asked. */
  question: Type.Union([
    Type.Object({ id: Type.String({ format: 'uuid' }), message: Type.String(), asked_at: Type.String() }),
    Type.Null(),
  ]),
  /** What can be downloaded now; a video from before there were copies has none. */
  downloads: Type.Array(OrderDownload),
  /** Signed address of a picture of the finished video; null until there is one. */
  poster_url: Type.Union([Type.String(), Type.Null()]),
  can: Type.Object({
    pay: Type.Boolean(),
    cancel: Type.Boolean(),
    download: Type.Boolean(),
    watch_preview: Type.Boolean(),
  }),
});
export type Order = Static<typeof Order>;

/** What a customer chooses besides the words and photos. */
export const OrderOptions = Type.Object({
  currency: Currency,
  resolution: Resolution,
  delivery: Delivery,
  remove_watermark: Type.Boolean(),
  promo_code: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
});
export type OrderOptions = Static<typeof OrderOptions>;
