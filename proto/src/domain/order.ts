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

/** Shown to the customer. */
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
export const ORDER_NUMBER = /^NM-[0-9A-HJKMNP-TV-Z]{8}$/;
export const OrderNumber = Type.String({ pattern: ORDER_NUMBER.source });

export const OrderEvent = Type.Object({
  at: Type.String(),
  kind: Type.Enum([
    'placed',
    'payment_pending',
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
  /** ISO 3166-2:IN letters; required in India. */
  state: Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()]),
  gstin: Type.Union([Type.String({ pattern: '^[0-9]{2}[A-Z0-9]{13}$' }), Type.Null()]),
});
export type Billing = Static<typeof Billing>;

/**
 * Payments of an order: either the whole amount, or half before and half after a preview; later the price of a revision or of a
 * customisation beyond the theme. Each has a separate checkout and invoice.
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
  /** `planned` is not requested yet: a balance before its preview. `void` is no longer payable. */
  state: Type.Enum(['planned', 'open', 'paid', 'void']),
  /** An unpaid bill becomes void after this instant; null means it stays payable as long as the order exists. */
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

/** Shown to the customer. */
export const REFUND_REASON_LABELS: Record<RefundReason, string> = {
  requested: 'As you asked',
  price_match: 'Lowest price guarantee',
  late_delivery: 'Express delivery was late',
  duplicate: 'Paid twice',
  quality: 'Something went wrong',
  goodwill: 'With our regards',
  not_taken: 'The order could not accept this payment',
  other: 'Agreed with support',
};

export const OrderRefund = Type.Object({
  id: Type.String({ format: 'uuid' }),
  amount: Money,
  reason: RefundReason,
  /** `requested` waits for us, `pending` for the bank; `failed` needs a member of staff. */
  state: Type.Enum(['requested', 'pending', 'succeeded', 'failed']),
  requested_at: Type.String(),
  settled_at: Type.Union([Type.String(), Type.Null()]),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** The tax invoice of a payment, or the credit note of a refund. */
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

/** Shown to the customer when uploads are retained; `needed` is the normal case and has no label. */
export const UPLOADS_KEPT_LABELS: Record<Exclude<UploadsKeptReason, 'needed'>, string> = {
  dispute: 'We keep your uploads while a question about the payment of this order is open.',
  changes: 'We keep your uploads while we review the changes you asked for, or until you have paid for them.',
  question: 'We keep your uploads while a question about this order is open.',
};

/** Shown to staff. */
export const UPLOADS_KEPT_STAFF_LABELS: Record<UploadsKeptReason, string> = {
  needed: 'The order is being made or paid for and needs its uploads.',
  dispute: 'Dispute open: a card holder contests a payment, and the uploads may be needed as evidence.',
  changes: 'Changes were requested, or a revision is waiting for payment and will need the uploads.',
  question: "On hold: the order is waiting for the customer's answer.",
};

/** A customer's uploads for an order, and how long they are stored. */
export const OrderUploads = Type.Object({
  /** `kept` for a reason, `due` for deletion at `due_at`, or `purged`; `none` if nothing was uploaded. */
  state: Type.Enum(['none', 'kept', 'due', 'purged']),
  photos: Type.Integer(),
  music: Type.Integer(),
  reason: Type.Union([Type.Enum([...UPLOADS_KEPT_REASONS]), Type.Null()]),
  due_at: Type.Union([Type.String(), Type.Null()]),
  purged_at: Type.Union([Type.String(), Type.Null()]),
});
export type OrderUploads = Static<typeof OrderUploads>;

/** One deleted file: its kind, fingerprint and size, and none of its content. */
export const PurgeReceiptLine = Type.Object({
  what: Type.String(),
  sha256: Type.String(),
  size_bytes: Type.Integer(),
  purged_at: Type.String(),
});
export type PurgeReceiptLine = Static<typeof PurgeReceiptLine>;

/** The cards of a finished video, in its order. */
export const CARD_FILES = ['card-1', 'card-2', 'card-3', 'card-4'] as const;
/**
 * Files of a finished video: the one that was bought, a small copy for WhatsApp, which accepts at most 16 MB, and what else goes
 * out with an invitation.
 */
export const DOWNLOAD_FILES = ['video', 'whatsapp', ...CARD_FILES, 'square', 'pdf', 'pdf-5x7', 'loop'] as const;
export const DownloadFile = Type.Enum([...DOWNLOAD_FILES]);
export type DownloadFile = (typeof DOWNLOAD_FILES)[number];

export const OrderDownload = Type.Object({
  file: DownloadFile,
  size_bytes: Type.Integer(),
  /** In pixels; absent for a PDF. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
});
export type OrderDownload = Static<typeof OrderDownload>;

export const OrderSummary = Type.Object({
  number: OrderNumber,
  state: OrderState,
  theme: Type.Object({ id: Type.Integer(), title: Type.String(), category: Type.String(), portrait_orientation: Type.Boolean() }),
  /** The names or first words of the invitation, to distinguish orders. */
  headline: Type.String(),
  resolution: Resolution,
  delivery: Delivery,
  total: Money,
  placed_at: Type.String(),
  due_at: Type.Union([Type.String(), Type.Null()]),
  completed_at: Type.Union([Type.String(), Type.Null()]),
  /** How long the finished video is available, or when it was deleted; null until there is one. */
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
  /** The code that lowered the price. */
  promo_code: Type.Union([Type.String(), Type.Null()]),
  lines: Type.Array(OrderLine),
  bills: Type.Array(Bill),
  refunds: Type.Array(OrderRefund),
  invoices: Type.Array(InvoiceRef),
  /** The delivery time promised when the order was placed, assuming immediate payment. `due_at` counts from the payment. */
  promised_due_at: Type.String(),
  /** Whether this order has a preview before production: double the price, half of it in advance. */
  has_preview: Type.Boolean(),
  paid: Type.Union([Money, Type.Null()]),
  refunded: Type.Union([Money, Type.Null()]),
  billing: Billing,
  email: Type.String(),
  /** Why the last payment attempt failed, for display; null after a success. */
  payment_error: Type.Union([Type.String(), Type.Null()]),
  /** The bill whose payment the customer has finished and whose bank has not confirmed it; absent if there is none. */
  payment_pending: Type.Optional(Type.Object({ bill_id: Type.String({ format: 'uuid' }), since: Type.String() })),
  history: Type.Array(OrderEvent),
  uploads: OrderUploads,
  /** The designer's question while the work is on hold; null if there is none. */
  question: Type.Union([
    Type.Object({ id: Type.String({ format: 'uuid' }), message: Type.String(), asked_at: Type.String() }),
    Type.Null(),
  ]),
  /** Files available for download now; older videos have fewer. */
  downloads: Type.Array(OrderDownload),
  /** Signed address of a picture of the finished video; null until there is one. */
  poster_url: Type.Union([Type.String(), Type.Null()]),
  /** Signed addresses of small pictures of the cards, in their order; absent if there are none. */
  thumbnail_urls: Type.Optional(Type.Array(Type.String())),
  can: Type.Object({
    pay: Type.Boolean(),
    cancel: Type.Boolean(),
    download: Type.Boolean(),
    watch_preview: Type.Boolean(),
    /** Lets the family read it by a link, while it is being made. */
    review: Type.Boolean(),
  }),
});
export type Order = Static<typeof Order>;

/** The customer's choices besides details and photos. */
export const OrderOptions = Type.Object({
  currency: Currency,
  resolution: Resolution,
  delivery: Delivery,
  remove_watermark: Type.Boolean(),
  promo_code: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
});
export type OrderOptions = Static<typeof OrderOptions>;
