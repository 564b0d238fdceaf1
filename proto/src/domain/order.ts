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
    'delivered',
    'completed',
    'cancelled',
    'expired',
    'refund_requested',
    'refunded',
    'downloaded',
    'uploads_purged',
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
});
export type OrderSummary = Static<typeof OrderSummary>;

export const Order = Type.Object({
  ...OrderSummary.properties,
  customisation: Customisation,
  remove_watermark: Type.Boolean(),
  lines: Type.Array(Type.Object({ kind: Type.String(), label: Type.String(), amount_minor: Type.Integer() })),
  paid: Type.Union([Money, Type.Null()]),
  refunded: Type.Union([Money, Type.Null()]),
  billing: Billing,
  email: Type.String(),
  /** Why the last try to pay failed, for a person; null after a success. */
  payment_error: Type.Union([Type.String(), Type.Null()]),
  history: Type.Array(OrderEvent),
  /** Signed address of a picture of the finished video; null until there is one. */
  poster_url: Type.Union([Type.String(), Type.Null()]),
  can: Type.Object({ pay: Type.Boolean(), cancel: Type.Boolean(), download: Type.Boolean() }),
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
