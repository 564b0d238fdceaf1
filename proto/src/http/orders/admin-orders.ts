import { type Static, Type } from 'typebox';
import { Currency, Money } from '../../domain/currency.ts';
import { MusicChoice } from '../../domain/customisation.ts';
import { Bill, Order, OrderEvent, OrderNumber, OrderState, OrderSummary, RefundReason } from '../../domain/order.ts';
import { NextCursor, PAGE_QUERY } from '../../domain/page.ts';
import { Delivery } from '../../domain/pricing.ts';
import { SupportNumber, SupportSummary, WantedChanges } from '../../domain/support-request.ts';
import { PhotoSlot, ThemeField } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';
import { AdminRefund, Asked, Note } from './admin-refunds.ts';
import { ByNumber } from './orders.ts';

const Id = Type.String({ format: 'uuid' });

/** A minus before the column sorts highest or newest first. Totals are sorted within their currency. */
export const ORDER_SORTS = ['placed_at', '-placed_at', 'due_at', '-due_at', 'total', '-total'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
/** The sort of a list and of a CSV whose request names none. */
export const DEFAULT_ORDER_SORT: OrderSort = '-placed_at';

/** A calendar day in Asia/Kolkata. */
const Day = Type.String({ format: 'date' });

/** Filters combine: every returned order matches all of them. */
const OrderFilters = {
  /** A number, a mail address or names on the invitation or the bill, or the beginning of one. */
  search: Type.Optional(Type.String({ maxLength: 254 })),
  state: Type.Optional(OrderState),
  delivery: Type.Optional(Delivery),
  /** A theme's number, or the beginning of its title. */
  theme: Type.Optional(Type.String({ maxLength: 120 })),
  currency: Type.Optional(Currency),
  /** Both days are included. */
  placed_from: Type.Optional(Day),
  placed_to: Type.Optional(Day),
  /** Only orders in production that are past their promised time. */
  late: Type.Optional(Type.Boolean()),
  /** Only orders in production that wait for their customer. */
  held: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Enum([...ORDER_SORTS])),
};

/** An order against its promise: `late` is still in production, `was_late` was delivered late. */
const Lateness = Type.Union([Type.Enum(['late', 'was_late']), Type.Null()]);

/** An order as staff lists show it. */
export const AdminOrderSummary = Type.Object({
  ...OrderSummary.properties,
  email: Type.String(),
  lateness: Lateness,
  /** When the order began to wait for its customer; its deadline is paused. */
  held_since: Type.Union([Type.String(), Type.Null()]),
});
export type AdminOrderSummary = Static<typeof AdminOrderSummary>;

/** A cursor belongs to its sort order: with another sort it is 400 `invalid_cursor`. */
export const findOrders = defineOperation({
  name: 'findOrders',
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  summary: 'All orders, newest first unless sorted otherwise; filters narrow the list',
  query: Type.Object({ ...OrderFilters, ...PAGE_QUERY }),
  answer: Type.Object({ orders: Type.Array(AdminOrderSummary), next_cursor: NextCursor }),
});

/** The maximum number of rows in a CSV; smaller results are complete. */
export const MOST_EXPORTED_ORDERS = 10_000;

/** Answers `text/csv`. */
export const exportOrders = defineOperation({
  name: 'exportOrders',
  method: 'GET',
  path: '/api/admin/orders.csv',
  access: 'admin',
  summary: 'The orders that match a search as CSV; at most 10,000',
  query: Type.Object(OrderFilters),
});

const Staff = Type.Object({ uid: Type.String(), email: Type.String() });

export const OrderMail = Type.Object({
  id: Id,
  kind: Type.Enum([
    'receipt',
    'ready',
    'held',
    'refunded',
    'purged',
    'bill',
    'preview',
    'support',
    'video_ending',
    'batch',
    'reviewed',
    'replies',
    'webhook',
    'payment_pending',
    'payment_failed',
    'payout',
  ]),
  wanted_at: Type.String(),
  sent_at: Type.Union([Type.String(), Type.Null()]),
  /** `dropped`: there was nothing left to report, or it failed for days. */
  state: Type.Enum(['waiting', 'sent', 'dropped']),
  tries: Type.Integer(),
  error: Type.Union([Type.String(), Type.Null()]),
  /** Whether its content is still true, so that it can be sent again. */
  can_resend: Type.Boolean(),
});
export type OrderMail = Static<typeof OrderMail>;

/** Everything staff need about an order when its customer calls, except its money. */
export const AdminOrder = Type.Object({
  order: Order,
  customer: Type.Object({
    uid: Type.String(),
    /** The customer asked for erasure: nothing new is made for them. */
    is_forgotten: Type.Boolean(),
    /** Number of orders they have placed. */
    orders: Type.Integer(),
  }),
  theme_version: Type.String(),
  /** The theme's fields and slots as sold; null while catalog does not answer. */
  fields: Type.Union([Type.Array(ThemeField), Type.Null()]),
  slots: Type.Union([Type.Array(PhotoSlot), Type.Null()]),
  /** Slot key → signed address of the photo, while it exists. */
  photo_urls: Type.Record(Type.String(), Type.String()),
  /** Signed address of the customer's own music; null without it. */
  music_url: Type.Union([Type.String(), Type.Null()]),
  promo_code: Type.Union([Type.String(), Type.Null()]),
  terms: Type.Object({ version: Type.String(), accepted_at: Type.Union([Type.String(), Type.Null()]) }),
  /** The support request from which an order with a preview was made. */
  made_from: Type.Union([SupportNumber, Type.Null()]),
  lateness: Lateness,
  held_since: Type.Union([Type.String(), Type.Null()]),
  /** Studio's job; null until designers can see it. */
  job_id: Type.Union([Id, Type.Null()]),
  /** The timeline, with the member of staff responsible, if any. */
  history: Type.Array(Type.Object({ ...OrderEvent.properties, by: Type.Union([Staff, Type.Null()]) })),
  mails: Type.Array(OrderMail),
  support: Type.Array(SupportSummary),
  /** Changes that the customer wants, newest first, with signed addresses of the photos by slot. */
  wanted: Type.Array(
    Type.Object({
      support_number: SupportNumber,
      changes: WantedChanges,
      photo_urls: Type.Record(Type.String(), Type.String()),
    }),
  ),
  /** Actions available for the order now. `stop` ends a paid order, `withdraw` an unpaid one. */
  can: Type.Object({
    stop: Type.Boolean(),
    withdraw: Type.Boolean(),
    bill: Type.Boolean(),
    revise: Type.Boolean(),
    /** Its video is in production and no question is open: `askCustomer` of the studio's job puts it on hold. */
    ask: Type.Boolean(),
  }),
});
export type AdminOrder = Static<typeof AdminOrder>;

export const getAdminOrder = defineOperation({
  name: 'getAdminOrder',
  method: 'GET',
  path: '/api/admin/orders/{number}',
  access: 'admin',
  summary: 'Everything about an order, for support staff',
  params: ByNumber,
  answer: AdminOrder,
});

/** Composed again from the current state. At most 5 per order in 24 hours: then 429 `too_many_mails`. */
export const resendMail = defineOperation({
  name: 'resendMail',
  method: 'POST',
  path: '/api/admin/orders/{number}/mails/{mail_id}/resend',
  access: 'admin',
  summary: 'Sends a mail of an order again',
  idempotent: true,
  params: Type.Object({ number: OrderNumber, mail_id: Id }),
  answer: OrderMail,
});

export const LedgerEntry = Type.Object({
  at: Type.String(),
  /** A movement of money: positive is incoming. */
  kind: Type.Enum(['payment', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'refund_by_hand']),
  /** The provider's ID of the transaction. */
  provider_ref: Type.String(),
  amount: Money,
});
export type LedgerEntry = Static<typeof LedgerEntry>;

export const Dispute = Type.Object({
  id: Type.String(),
  order_number: OrderNumber,
  amount: Money,
  reason: Type.String(),
  /** The provider's status: `needs_response`, `under_review`, `won`, `lost`, … */
  status: Type.String(),
  is_open: Type.Boolean(),
  respond_by: Type.Union([Type.String(), Type.Null()]),
  opened_at: Type.String(),
  closed_at: Type.Union([Type.String(), Type.Null()]),
});
export type Dispute = Static<typeof Dispute>;

export const getOrderMoney = defineOperation({
  name: 'getOrderMoney',
  method: 'GET',
  path: '/api/admin/orders/{number}/money',
  access: 'admin',
  summary: 'Bills, refunds, disputes and the ledger of an order',
  params: ByNumber,
  answer: Type.Object({
    bills: Type.Array(Bill),
    refunds: Type.Array(AdminRefund),
    disputes: Type.Array(Dispute),
    ledger: Type.Array(LedgerEntry),
    /** The amount that can still be refunded. */
    refundable: Money,
    /** The amount the caller may refund now without a second admin; null if there is no limit. */
    alone: Type.Union([Money, Type.Null()]),
  }),
});

/** A paid order is stopped and fully refunded; an unpaid order is withdrawn. */
export const endOrder = defineOperation({
  name: 'endOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/cancel',
  access: 'admin',
  summary: "Cancels an order on the customer's behalf",
  idempotent: true,
  params: ByNumber,
  body: Type.Object({ reason: RefundReason, note: Note, support_number: Type.Union([SupportNumber, Type.Null()]) }),
  answer: Type.Object({ state: OrderState, refunds: Type.Array(AdminRefund), approval: Asked }),
});

export const listDisputes = defineOperation({
  name: 'listDisputes',
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  summary: 'Disputes, newest first',
  query: Type.Object({ open: Type.Optional(Type.Boolean()), ...PAGE_QUERY }),
  answer: Type.Object({ disputes: Type.Array(Dispute), next_cursor: NextCursor }),
});

/** The customer gets an email with the payment link. */
export const addBill = defineOperation({
  name: 'addBill',
  method: 'POST',
  path: '/api/admin/orders/{number}/bills',
  access: 'admin',
  summary: 'Charges for a customisation; the customer pays through a link',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    label: Type.String({ minLength: 1, maxLength: 120 }),
    amount_minor: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    support_number: Type.Union([SupportNumber, Type.Null()]),
  }),
  answer: Bill,
});

export const withdrawBill = defineOperation({
  name: 'withdrawBill',
  method: 'POST',
  path: '/api/admin/bills/{bill_id}/withdraw',
  access: 'admin',
  summary: 'Withdraws an unpaid bill',
  params: Type.Object({ bill_id: Id }),
  answer: Bill,
});

/** A revision for our own mistake is free and starts immediately; a customer's with an amount starts when its bill is paid. */
export const reviseOrder = defineOperation({
  name: 'reviseOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/revisions',
  access: 'admin',
  summary: 'Starts a revision of a delivered video with changed details, photos or music',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    fault: Type.Enum(['ours', 'theirs']),
    note: Note,
    /** Changed texts only. */
    details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
    /** Changed photos only: slot key → a finished upload of the customer. */
    photos: Type.Record(Type.String({ maxLength: 40 }), Type.String({ format: 'uuid' }), { maxProperties: 20 }),
    /** If absent, the sound stays as it is; null restores the theme's own track. */
    music: Type.Optional(Type.Union([MusicChoice, Type.Null()])),
    /** With new music: the customer has confirmed the right to use it. */
    music_rights_accepted: Type.Optional(Type.Boolean()),
    amount_minor: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000_000 }), Type.Null()]),
    support_number: Type.Union([SupportNumber, Type.Null()]),
    /**
     * Applies the changes the customer sent with that request; the values given here take precedence. 409 `no_changes` if there
     * are none.
     */
    take_changes: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ state: OrderState, bill: Type.Union([Bill, Type.Null()]) }),
});

/** Double price, half in advance. The request must carry a draft, from which the order is placed in the customer's name. */
export const createPreviewOrder = defineOperation({
  name: 'createPreviewOrder',
  method: 'POST',
  path: '/api/admin/support/{support_number}/preview-order',
  access: 'admin',
  summary: 'Turns a preview request into an order',
  idempotent: true,
  params: Type.Object({ support_number: SupportNumber }),
  answer: Order,
});
