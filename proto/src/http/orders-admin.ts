// Long because it is one list: every question that admins ask of orders, their parts named once.
import { type Static, Type } from 'typebox';
import { Approval, ApprovalDecision, ApprovalFilter, ApprovalList, ApprovalParams } from '../domain/approval.ts';
import { Currency, Money } from '../domain/currency.ts';
import { MusicChoice } from '../domain/customisation.ts';
import { Bill, Order, OrderEvent, OrderNumber, OrderRefund, OrderState, OrderSummary, RefundReason } from '../domain/order.ts';
import { Delivery } from '../domain/pricing.ts';
import { SupportNumber, SupportSummary, WantedChanges } from '../domain/support-request.ts';
import { PhotoSlot, ThemeField } from '../domain/theme.ts';
import { defineOperation } from './operation.ts';

const ByNumber = Type.Object({ number: OrderNumber });
const Id = Type.String({ format: 'uuid' });
const Note = Type.String({ minLength: 1, maxLength: 1_000 });
const Cursor = Type.Optional(Type.String({ maxLength: 200 }));
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const NextCursor = Type.Union([Type.String(), Type.Null()]);

/** A minus before the column: the highest or newest first. Totals are ordered within their currency. */
export const ORDER_SORTS = ['placed_at', '-placed_at', 'due_at', '-due_at', 'total', '-total'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** A calendar day in Asia/Kolkata. */
const Day = Type.String({ format: 'date' });

/** All of them narrow: an order that is answered fits each. */
const OrderFilters = {
  /** A number or a mail address, or how one begins. */
  search: Type.Optional(Type.String({ maxLength: 254 })),
  state: Type.Optional(OrderState),
  delivery: Type.Optional(Delivery),
  /** A theme's number, or how its title begins. */
  theme: Type.Optional(Type.String({ maxLength: 120 })),
  currency: Type.Optional(Currency),
  /** Both days count. */
  placed_from: Type.Optional(Day),
  placed_to: Type.Optional(Day),
  /** Only what is being made and should be there by now. */
  late: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Enum([...ORDER_SORTS])),
};

/** How an order stands to its promise: `late` is still being made, `was_late` was delivered after it. */
const Lateness = Type.Union([Type.Enum(['late', 'was_late']), Type.Null()]);

/** An order as lists of the people behind the shop show it. */
export const AdminOrderSummary = Type.Object({
  ...OrderSummary.properties,
  email: Type.String(),
  lateness: Lateness,
  /** Since when it waits for its customer; the clock of its promise stands still. */
  held_since: Type.Union([Type.String(), Type.Null()]),
});
export type AdminOrderSummary = Static<typeof AdminOrderSummary>;

/** A cursor belongs to the order in which it was given: with another sort it is 400 `invalid_cursor`. */
export const findOrders = defineOperation({
  name: 'findOrders',
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  summary: 'All orders, newest first unless sorted otherwise, narrowed by what is known of them',
  query: Type.Object({ ...OrderFilters, limit: Limit, cursor: Cursor }),
  answer: Type.Object({ orders: Type.Array(AdminOrderSummary), next_cursor: NextCursor }),
});

/** The most rows of a CSV; what is narrowed to less is whole. */
export const MOST_EXPORTED_ORDERS = 10_000;

/** Answers `text/csv`. */
export const exportOrders = defineOperation({
  name: 'exportOrders',
  method: 'GET',
  path: '/api/admin/orders.csv',
  access: 'admin',
  summary: 'The orders that a search finds, as CSV: 10,000 at most',
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
    'payout',
  ]),
  wanted_at: Type.String(),
  sent_at: Type.Union([Type.String(), Type.Null()]),
  /** `dropped`: there was nothing to tell any more, or it failed for days. */
  state: Type.Enum(['waiting', 'sent', 'dropped']),
  tries: Type.Integer(),
  error: Type.Union([Type.String(), Type.Null()]),
  /** Whether what it says is still so, that it can be sent anew. */
  can_resend: Type.Boolean(),
});
export type OrderMail = Static<typeof OrderMail>;

/** All that is asked about an order when its customer calls, but for its money. */
export const AdminOrder = Type.Object({
  order: Order,
  customer: Type.Object({
    uid: Type.String(),
    /** Asked to be forgotten: nothing new is made for them. */
    is_forgotten: Type.Boolean(),
    /** How many orders they have placed. */
    orders: Type.Integer(),
  }),
  theme_version: Type.String(),
  /** The theme's fields and slots as they were sold; null while catalog does not answer. */
  fields: Type.Union([Type.Array(ThemeField), Type.Null()]),
  slots: Type.Union([Type.Array(PhotoSlot), Type.Null()]),
  /** Slot key → signed address of the photo, while there is one. */
  photo_urls: Type.Record(Type.String(), Type.String()),
  /** Signed address of the customer's own music; null without it. */
  music_url: Type.Union([Type.String(), Type.Null()]),
  promo_code: Type.Union([Type.String(), Type.Null()]),
  terms: Type.Object({ version: Type.String(), accepted_at: Type.Union([Type.String(), Type.Null()]) }),
  /** The support request that an order with a preview was made from. */
  made_from: Type.Union([SupportNumber, Type.Null()]),
  lateness: Lateness,
  held_since: Type.Union([Type.String(), Type.Null()]),
  /** The studio's job; null until a designer can see it. */
  job_id: Type.Union([Id, Type.Null()]),
  /** The timeline with who did it, where that was somebody behind the shop. */
  history: Type.Array(Type.Object({ ...OrderEvent.properties, by: Type.Union([Staff, Type.Null()]) })),
  mails: Type.Array(OrderMail),
  support: Type.Array(SupportSummary),
  /** What the customer wants otherwise, the newest first, with signed addresses of the photos by slot. */
  wanted: Type.Array(
    Type.Object({
      support_number: SupportNumber,
      changes: WantedChanges,
      photo_urls: Type.Record(Type.String(), Type.String()),
    }),
  ),
  /** What can be done with the order now. `stop` ends one that is paid, `withdraw` one that is not. */
  can: Type.Object({
    stop: Type.Boolean(),
    withdraw: Type.Boolean(),
    bill: Type.Boolean(),
    revise: Type.Boolean(),
    /** Its video is being made and nobody has asked yet: `askCustomer` of the studio's job puts it on hold. */
    ask: Type.Boolean(),
  }),
});
export type AdminOrder = Static<typeof AdminOrder>;

export const getAdminOrder = defineOperation({
  name: 'getAdminOrder',
  method: 'GET',
  path: '/api/admin/orders/{number}',
  access: 'admin',
  summary: 'Everything about an order, for whoever answers its customer',
  params: ByNumber,
  answer: AdminOrder,
});

/** Composed anew from what is true now. At most 5 of an order in 24 hours: then 429 `too_many_mails`. */
export const resendMail = defineOperation({
  name: 'resendMail',
  method: 'POST',
  path: '/api/admin/orders/{number}/mails/{mail_id}/resend',
  access: 'admin',
  summary: 'Sends a mail of an order once more',
  idempotent: true,
  params: Type.Object({ number: OrderNumber, mail_id: Id }),
  answer: OrderMail,
});

export const LedgerEntry = Type.Object({
  at: Type.String(),
  /** Money that moved: positive came in. */
  kind: Type.Enum(['payment', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'refund_by_hand']),
  /** The provider's id of what moved it. */
  provider_ref: Type.String(),
  amount: Money,
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** A refund as the people behind the shop see it. */
export const AdminRefund = Type.Object({
  ...OrderRefund.properties,
  order_number: OrderNumber,
  note: Type.String(),
  requested_by: Type.Union([Type.String(), Type.Null()]),
  provider_id: Type.Union([Type.String(), Type.Null()]),
  error: Type.Union([Type.String(), Type.Null()]),
});
export type AdminRefund = Static<typeof AdminRefund>;

export const Dispute = Type.Object({
  id: Type.String(),
  order_number: OrderNumber,
  amount: Money,
  reason: Type.String(),
  /** The provider's word: `needs_response`, `under_review`, `won`, `lost`, … */
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
    /** What could still be sent back. */
    refundable: Money,
    /** What the caller may send back now without a second admin; null where there is no limit. */
    alone: Type.Union([Money, Type.Null()]),
  }),
});

/** What is above the limit of one admin is not done yet: 202 with the approval that a second admin has to give. */
const Asked = Type.Union([Approval, Type.Null()]);

/** Money of several payments goes back from the newest payment on. More than is left is 409 `not_refundable`. */
export const refundOrder = defineOperation({
  name: 'refundOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/refunds',
  access: 'admin',
  summary: 'Sends money back: a part, or with null all that is left',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    amount_minor: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    reason: RefundReason,
    note: Note,
    support_number: Type.Union([SupportNumber, Type.Null()]),
  }),
  answer: Type.Object({ refunds: Type.Array(AdminRefund), approval: Asked }),
});

/** An order that is paid is stopped, and all of its money goes back; one that waits to be paid is withdrawn. */
export const endOrder = defineOperation({
  name: 'endOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/cancel',
  access: 'admin',
  summary: "Cancels an order in its customer's place",
  idempotent: true,
  params: ByNumber,
  body: Type.Object({ reason: RefundReason, note: Note, support_number: Type.Union([SupportNumber, Type.Null()]) }),
  answer: Type.Object({ state: OrderState, refunds: Type.Array(AdminRefund), approval: Asked }),
});

/** Refunds and cancellations above the limit of one admin. */
export const listRefundApprovals = defineOperation({
  name: 'listRefundApprovals',
  method: 'GET',
  path: '/api/admin/refund-approvals',
  access: 'admin',
  summary: 'Refunds that wait for a second admin, or those that were decided',
  query: ApprovalFilter,
  answer: ApprovalList,
});

/** Exactly what was asked is done. Where that is no longer possible the answer's `error` says why, and nothing is sent back. */
export const decideRefund = defineOperation({
  name: 'decideRefund',
  method: 'POST',
  path: '/api/admin/refund-approvals/{id}/decision',
  access: 'admin',
  summary: 'Agrees to a refund that another admin asked for, or declines it',
  params: ApprovalParams,
  body: ApprovalDecision,
  answer: Approval,
});

export const withdrawRefund = defineOperation({
  name: 'withdrawRefund',
  method: 'POST',
  path: '/api/admin/refund-approvals/{id}/withdraw',
  access: 'admin',
  summary: "Takes back one's own question for a refund",
  params: ApprovalParams,
  answer: Approval,
});

export const listRefunds = defineOperation({
  name: 'listRefunds',
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'admin',
  summary: 'Refunds by state, newest first; failed ones as long as they need a person',
  query: Type.Object({ state: Type.Optional(OrderRefund.properties.state), limit: Limit, cursor: Cursor }),
  answer: Type.Object({ refunds: Type.Array(AdminRefund), next_cursor: NextCursor }),
});

/** Asks the provider again for a refund that failed, as a new one. */
export const retryRefund = defineOperation({
  name: 'retryRefund',
  method: 'POST',
  path: '/api/admin/refunds/{refund_id}/retry',
  access: 'admin',
  summary: 'Tries a failed refund once more',
  idempotent: true,
  params: Type.Object({ refund_id: Id }),
  answer: AdminRefund,
});

export const settleRefundByHand = defineOperation({
  name: 'settleRefundByHand',
  method: 'POST',
  path: '/api/admin/refunds/{refund_id}/by-hand',
  access: 'admin',
  summary: 'Records that a failed refund was paid another way',
  idempotent: true,
  params: Type.Object({ refund_id: Id }),
  body: Type.Object({ note: Note }),
  answer: AdminRefund,
});

export const listDisputes = defineOperation({
  name: 'listDisputes',
  method: 'GET',
  path: '/api/admin/disputes',
  access: 'admin',
  summary: 'Disputes, newest first',
  query: Type.Object({ open: Type.Optional(Type.Boolean()), limit: Limit, cursor: Cursor }),
  answer: Type.Object({ disputes: Type.Array(Dispute), next_cursor: NextCursor }),
});

/** The customer gets a mail with the link to pay it. */
export const addBill = defineOperation({
  name: 'addBill',
  method: 'POST',
  path: '/api/admin/orders/{number}/bills',
  access: 'admin',
  summary: 'Charges a wish beyond the theme, paid by a link',
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
  summary: 'Takes back a bill that is not paid',
  params: Type.Object({ bill_id: Id }),
  answer: Bill,
});

/** Ours is free and starts at once; theirs with an amount starts when its bill is paid. */
export const reviseOrder = defineOperation({
  name: 'reviseOrder',
  method: 'POST',
  path: '/api/admin/orders/{number}/revisions',
  access: 'admin',
  summary: 'Has a delivered video made again with changed words, photos or music',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    fault: Type.Enum(['ours', 'theirs']),
    note: Note,
    /** Changed words only. */
    details: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 300 }), { maxProperties: 40 }),
    /** Changed photos only: slot key → a finished upload of the customer. */
    photos: Type.Record(Type.String({ maxLength: 40 }), Type.String({ format: 'uuid' }), { maxProperties: 20 }),
    /** Left out, the sound stays as it is; null goes back to the theme's own track. */
    music: Type.Optional(Type.Union([MusicChoice, Type.Null()])),
    /** With new music: the customer has said that they may use it. */
    music_rights_accepted: Type.Optional(Type.Boolean()),
    amount_minor: Type.Union([Type.Integer({ minimum: 1, maximum: 10_000_000 }), Type.Null()]),
    support_number: Type.Union([SupportNumber, Type.Null()]),
    /** Takes over what the customer sent with that request; what stands here goes over it. 409 `no_changes` where there is nothing. */
    take_changes: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ state: OrderState, bill: Type.Union([Bill, Type.Null()]) }),
});

/** Double price, half in advance. The request must carry a draft, from which the order is made in the customer's name. */
export const createPreviewOrder = defineOperation({
  name: 'createPreviewOrder',
  method: 'POST',
  path: '/api/admin/support/{support_number}/preview-order',
  access: 'admin',
  summary: 'Turns a request for a preview into an order',
  idempotent: true,
  params: Type.Object({ support_number: SupportNumber }),
  answer: Order,
});

export const ReconciliationDifference = Type.Object({
  kind: Type.Enum([
    'payment_missing_here',
    'payment_missing_there',
    'payment_differs',
    'refund_missing_here',
    'refund_missing_there',
    'refund_differs',
    'dispute_missing_here',
    'dispute_differs',
  ]),
  provider_ref: Type.String(),
  order_number: Type.Union([Type.String(), Type.Null()]),
  /** A sentence with both sides' amounts. */
  text: Type.String(),
  /** Whether the run itself put it right. */
  settled: Type.Boolean(),
});
export type ReconciliationDifference = Static<typeof ReconciliationDifference>;

export const Reconciliation = Type.Object({
  id: Id,
  /** The time that was compared; `to` is not part of it. */
  from: Type.String(),
  to: Type.String(),
  started_at: Type.String(),
  finished_at: Type.Union([Type.String(), Type.Null()]),
  /** Why the last try failed; it is tried again until `finished_at` is there. */
  error: Type.Union([Type.String(), Type.Null()]),
  payments: Type.Integer(),
  refunds: Type.Integer(),
  disputes: Type.Integer(),
  differences: Type.Array(ReconciliationDifference),
});
export type Reconciliation = Static<typeof Reconciliation>;

export const listReconciliations = defineOperation({
  name: 'listReconciliations',
  method: 'GET',
  path: '/api/admin/reconciliations',
  access: 'admin',
  summary: "Comparisons of the ledger with the payment provider's books, newest first",
  query: Type.Object({ limit: Limit, cursor: Cursor }),
  answer: Type.Object({ reconciliations: Type.Array(Reconciliation), next_cursor: NextCursor }),
});

/** Runs in the background; the same time asked again while it runs answers the one that runs. */
export const runReconciliation = defineOperation({
  name: 'runReconciliation',
  method: 'POST',
  path: '/api/admin/reconciliations',
  access: 'admin',
  summary: "Compares a span of time with the payment provider's books now",
  body: Type.Object({ from: Type.String({ format: 'date-time' }), to: Type.String({ format: 'date-time' }) }),
  answer: Reconciliation,
});
