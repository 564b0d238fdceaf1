import { type Static, Type } from 'typebox';
import { Currency, Money } from '../../domain/currency.ts';
import { Delivery, PricingModel } from '../../domain/pricing.ts';
import { Resolution } from '../../domain/resolution.ts';
import { defineOperation } from '../shared/operation.ts';

export const listPricing = defineOperation({
  name: 'listPricing',
  method: 'GET',
  path: '/api/pricing-details',
  access: 'public',
  summary: 'All pricing models',
  answer: Type.Array(PricingModel),
});

/** The purchase to be priced. Orders, not pricing, refuses add-ons that a theme does not offer. */
export const QuoteRequest = Type.Object({
  pricing_id: Type.String({ maxLength: 40 }),
  currency: Currency,
  resolution: Resolution,
  delivery: Delivery,
  bride_first: Type.Boolean(),
  custom_audio: Type.Boolean(),
  remove_watermark: Type.Boolean(),
  promo_code: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  /** With a preview before production the video costs double. */
  preview: Type.Optional(Type.Boolean()),
});
export type QuoteRequest = Static<typeof QuoteRequest>;

export const QuoteLine = Type.Object({
  kind: Type.Enum([
    'video',
    'express',
    'bride_first',
    'custom_audio',
    'remove_watermark',
    'preview',
    'discount',
    'minimum_charge',
  ]),
  label: Type.String(),
  /** Why the line exists and how its amount is calculated. */
  reason: Type.String(),
  /** Negative for a discount. */
  amount_minor: Type.Integer(),
});
export type QuoteLine = Static<typeof QuoteLine>;

export const Quote = Type.Object({
  currency: Currency,
  lines: Type.Array(QuoteLine),
  /** The sum of the lines; never negative, never below the smallest card payment. */
  total: Money,
  promo: Type.Union([Type.Null(), Type.Object({ code: Type.String(), applied: Type.Boolean(), message: Type.String() })]),
});
export type Quote = Static<typeof Quote>;

export const createQuote = defineOperation({
  name: 'createQuote',
  method: 'POST',
  path: '/api/quotes',
  access: 'public',
  summary: 'The price of a video, line by line',
  body: QuoteRequest,
  answer: Quote,
});

/** The quote for orders: includes the customer, whose uses of a code count. */
export const quoteForOrder = defineOperation({
  name: 'quoteForOrder',
  method: 'POST',
  path: '/internal/quotes',
  access: 'service',
  summary: 'The price of an order, line by line',
  body: Type.Object({
    ...QuoteRequest.properties,
    customer_uid: Type.String({ minLength: 1, maxLength: 128 }),
    preview: Type.Boolean(),
  }),
  answer: Quote,
});

/**
 * Takes one use of a code for an order, within its limits; repeatable. Released when the order is cancelled, expires or is fully
 * refunded. @throws 409 `promo_used_up`, `promo_used_before` (by this customer), `promo_released` (the order has ended),
 * `promo_differs` (the order has another code), `promo_not_valid`
 */
export const takePromo = defineOperation({
  name: 'takePromo',
  method: 'PUT',
  path: '/internal/promo-uses/{order_id}',
  access: 'service',
  summary: 'Uses a promo code once, for an order',
  params: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 40 }),
    customer_uid: Type.String({ minLength: 1, maxLength: 128 }),
  }),
  answer: Type.Object({ code: Type.String(), taken_at: Type.String() }),
});

/** At least the smallest card payment. */
export const getRevisionPrice = defineOperation({
  name: 'getRevisionPrice',
  method: 'GET',
  path: '/internal/revision-price',
  access: 'service',
  summary: 'The price of a change to a delivered video',
  query: Type.Object({ pricing_id: Type.String({ maxLength: 40 }), currency: Currency }),
  answer: Money,
});
