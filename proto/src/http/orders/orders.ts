import { Type } from 'typebox';
import { Customisation, MusicChoice } from '../../domain/customisation.ts';
import { InvitationFunction } from '../../domain/functions.ts';
import { InvitationText } from '../../domain/invitation-text.ts';
import {
  Billing,
  DownloadFile,
  Order,
  OrderEvent,
  OrderNumber,
  OrderOptions,
  OrderState,
  OrderSummary,
  PurgeReceiptLine,
} from '../../domain/order.ts';
import { PaymentMethod } from '../../domain/payment-method.ts';
import { ThemeId } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';

export const ByNumber = Type.Object({ number: OrderNumber });

/** Address of the payment provider's page; the order stays `awaiting_payment` until a payment is verified. */
export const Checkout = Type.Object({ checkout_url: Type.String(), expires_at: Type.String() });

export const placeOrder = defineOperation({
  name: 'placeOrder',
  method: 'POST',
  path: '/api/orders',
  access: 'user',
  summary: 'Places an order and opens its checkout',
  idempotent: true,
  body: Type.Object({
    theme_id: ThemeId,
    /** The version the customer saw; if a newer one is on sale, the answer is 409 `theme_changed`. */
    theme_version: Type.String({ maxLength: 80 }),
    customisation: Customisation,
    options: OrderOptions,
    billing: Billing,
    /** The total the customer saw, in minor units; if it differs, the answer is 409 `price_changed`. */
    expected_total_minor: Type.Integer({ minimum: 0 }),
    terms_accepted: Type.Literal(true),
    /** Ticked by customers who add their own music, to confirm that they may use it. Without it such an order is refused. */
    music_rights_accepted: Type.Optional(Type.Boolean()),
    /** An unpaid order of the caller that this one replaces: it is cancelled when this one is placed. */
    replaces: Type.Optional(OrderNumber),
    /** The order that the form was filled from. Without it the order comes from the theme's draft, which ends when it is paid. */
    filled_from: Type.Optional(OrderNumber),
    /**
     * The newest identical order that the caller knows of and wants to repeat: any other one is answered with 409 `same_order`.
     * True: whichever there is.
     */
    once_more: Type.Optional(Type.Union([OrderNumber, Type.Boolean()])),
    attribution: Type.Optional(
      Type.Object({
        referrer_source: Type.String({ maxLength: 500 }),
        referrer_landing: Type.String({ maxLength: 500 }),
        first_visit: Type.String({ maxLength: 80 }),
        partner_code: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
      }),
    ),
  }),
  answer: Type.Object({ order: Order, checkout: Checkout }),
});

export const openCheckout = defineOperation({
  name: 'openCheckout',
  method: 'POST',
  path: '/api/orders/{number}/checkout',
  access: 'user',
  summary: "The order's one open checkout, created again if it has ended",
  idempotent: true,
  params: ByNumber,
  /** Null pays the oldest open bill. */
  body: Type.Object({ bill_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]) }),
  answer: Checkout,
});

export const listOrders = defineOperation({
  name: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  access: 'user',
  summary: "The caller's orders, newest first",
  query: Type.Object({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answer: Type.Object({ orders: Type.Array(OrderSummary), next_cursor: Type.Union([Type.String(), Type.Null()]) }),
});

export const getOrder = defineOperation({
  name: 'getOrder',
  method: 'GET',
  path: '/api/orders/{number}',
  access: 'user',
  summary: "One of the caller's orders",
  params: ByNumber,
  answer: Order,
});

/** On return from checkout: asks the provider once, so that the page need not wait for the webhook. */
export const settleOrder = defineOperation({
  name: 'settleOrder',
  method: 'POST',
  path: '/api/orders/{number}/settle',
  access: 'user',
  summary: "Asks the payment provider for the order's payment now",
  params: ByNumber,
  answer: Order,
});

export const cancelOrder = defineOperation({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/orders/{number}/cancel',
  access: 'user',
  summary: 'Cancels an unpaid order',
  params: ByNumber,
  answer: Order,
});

/** Answers the order's `question`, which ends its hold. 409 `no_question` if it is already answered or withdrawn. */
export const answerOrder = defineOperation({
  name: 'answerOrder',
  method: 'POST',
  path: '/api/orders/{number}/answer',
  access: 'user',
  summary: "Answers a designer's question, with text and corrected details, photos or music",
  params: ByNumber,
  body: Type.Object({
    question_id: Type.String({ format: 'uuid' }),
    /** May be empty if something is corrected. */
    text: Type.String({ maxLength: 2_000 }),
    details: Customisation.properties.details,
    /** Slot key → a finished upload that replaces the photo, or the same upload with another crop. */
    photos: Customisation.properties.photos,
    /** Replaces the customer's music; only if the order was bought with the customer's own music. */
    music: Type.Optional(MusicChoice),
    /** With new music: the customer has confirmed the right to use it. */
    music_rights_accepted: Type.Optional(Type.Boolean()),
  }),
  answer: Order,
});

export const downloadOrder = defineOperation({
  name: 'downloadOrder',
  method: 'POST',
  path: '/api/orders/{number}/download',
  access: 'user',
  summary: 'A signed, expiring address of one of the files of a finished video; each request is counted',
  params: ByNumber,
  /** The bought video by default. */
  query: Type.Object({ file: Type.Optional(DownloadFile) }),
  answer: Type.Object({ url: Type.String(), play_url: Type.String(), file_name: Type.String(), expires_at: Type.String() }),
});

/** 409 `not_downloadable` before there is a finished video, 410 `video_deleted` after its deletion. */
export const getInvitationWords = defineOperation({
  name: 'getInvitationWords',
  method: 'GET',
  path: '/api/orders/{number}/invitation',
  access: 'user',
  summary: "The functions of the caller's invitation with their maps, and its words ready to paste",
  params: ByNumber,
  answer: Type.Object({
    /** In the order of their days; empty for a greeting. */
    functions: Type.Array(Type.Object({ ...InvitationFunction.properties, map_url: Type.Union([Type.String(), Type.Null()]) })),
    texts: Type.Array(InvitationText),
  }),
});

/** 404 `no_functions` for a greeting; 409, 410 as above. */
export const getCalendarFile = defineOperation({
  name: 'getCalendarFile',
  method: 'GET',
  path: '/api/orders/{number}/calendar',
  access: 'user',
  summary: "The functions of the caller's invitation as a calendar file",
  params: ByNumber,
  file: 'text/calendar',
});

/** Stored without compression and generated while it is sent; the length is announced in advance. */
export const downloadOrderFiles = defineOperation({
  name: 'downloadOrderFiles',
  method: 'GET',
  path: '/api/orders/{number}/files.zip',
  access: 'user',
  summary: 'Every file of a finished video, its calendar file and its words in one zip; each request is counted',
  params: ByNumber,
  file: 'application/zip',
});

/** The files deleted for an order; empty before any deletion. */
export const getPurgeReceipt = defineOperation({
  name: 'getPurgeReceipt',
  method: 'GET',
  path: '/api/orders/{number}/receipt-of-deletion',
  access: 'user',
  summary: 'The receipt of the uploads and working files of an order that were deleted',
  params: ByNumber,
  answer: Type.Object({ lines: Type.Array(PurgeReceiptLine) }),
});

/** The watermarked 480p video of an order with a preview, for playing, not for download. */
export const watchPreview = defineOperation({
  name: 'watchPreview',
  method: 'POST',
  path: '/api/orders/{number}/preview',
  access: 'user',
  summary: 'A signed, expiring address of the preview',
  params: ByNumber,
  answer: Type.Object({ play_url: Type.String(), expires_at: Type.String() }),
});

export const getInvoice = defineOperation({
  name: 'getInvoice',
  method: 'GET',
  path: '/api/orders/{number}/invoices/{invoice_id}',
  access: 'user',
  summary: 'An invoice or credit note as PDF',
  params: Type.Object({ number: OrderNumber, invoice_id: Type.String({ format: 'uuid' }) }),
  file: 'application/pdf',
});

/** Shown before payment: when a video paid for now would be ready. */
export const getDeliveryPromise = defineOperation({
  name: 'getDeliveryPromise',
  method: 'GET',
  path: '/api/delivery-promise',
  access: 'public',
  summary: 'When a video paid for now will be ready, for each kind of delivery',
  answer: Type.Object({ standard: Type.Object({ due_at: Type.String() }), express: Type.Object({ due_at: Type.String() }) }),
});

/** Shown before payment. Null if the payment provider could not be asked; a method that pages have no words for is left out. */
export const getPaymentMethods = defineOperation({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  summary: 'How orders can be paid, in any currency, as the payment provider offers it',
  answer: Type.Object({ methods: Type.Union([Type.Array(PaymentMethod), Type.Null()]) }),
});

/** Server-sent events: `order` with `{ state, updated_at }` whenever the order changes. Polling `getOrder` is the fallback. */
export const streamOrder = defineOperation({
  name: 'streamOrder',
  method: 'GET',
  path: '/api/orders/{number}/events',
  access: 'user',
  summary: 'Changes of an order as they happen',
  params: ByNumber,
  file: 'text/event-stream',
});

/** Status, without content, for anyone who knows the number and the mail address. */
export const trackOrder = defineOperation({
  name: 'trackOrder',
  method: 'POST',
  path: '/api/track-order',
  access: 'public',
  summary: 'Status of an order by its number and email address',
  body: Type.Object({
    number: Type.String({ minLength: 8, maxLength: 20 }),
    email: Type.String({ minLength: 3, maxLength: 254 }),
  }),
  answer: Type.Object({
    number: OrderNumber,
    state: OrderState,
    placed_at: Type.String(),
    due_at: Type.Union([Type.String(), Type.Null()]),
    history: Type.Array(OrderEvent),
  }),
});

/** Signed by the provider over the raw body; nothing is read before the signature is checked. */
export const STRIPE_WEBHOOK_PATH = '/api/stripe/webhook';

/** Media asks this before it deletes: a hold, a dispute or a live order stops the purge. */
export const orderFate = defineOperation({
  name: 'orderFate',
  method: 'GET',
  path: '/internal/orders/{order_id}/fate',
  access: 'service',
  summary: 'Whether the uploads of an order may be deleted; media asks right before it deletes them',
  params: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({
    number: OrderNumber,
    state: OrderState,
    uploads_may_go: Type.Boolean(),
    /** When they may be deleted if nothing intervenes; null while unknown. */
    due_at: Type.Union([Type.String(), Type.Null()]),
    reason: Type.String(),
  }),
});

/** Identity asks this before it erases a person: nothing that needs them may be open. */
export const customerStanding = defineOperation({
  name: 'customerStanding',
  method: 'GET',
  path: '/internal/customers/{uid}/standing',
  access: 'service',
  summary: 'Open orders, refunds and disputes of a customer',
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  /** Sentences for the customer; an empty list means that nothing is open. */
  answer: Type.Object({ open: Type.Array(Type.String()) }),
});

export const customerOrders = defineOperation({
  name: 'customerOrders',
  method: 'GET',
  path: '/internal/customers/{uid}/orders',
  access: 'service',
  summary: "A customer's orders, payments, refunds, invoices, support threads and drafts, for their export",
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  answer: Type.Object({
    orders: Type.Array(Type.Unknown()),
    support: Type.Array(Type.Unknown()),
    drafts: Type.Array(Type.Unknown()),
  }),
});
