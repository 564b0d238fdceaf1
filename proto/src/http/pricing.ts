import { type Static, Type } from 'typebox';
import { Currency, Money } from '../domain/currency.ts';
import { Delivery, PricingModel } from '../domain/pricing.ts';
import { Resolution } from '../domain/resolution.ts';
import { defineOperation } from './operation.ts';

export const listPricing = defineOperation({
  name: 'listPricing',
  method: 'GET',
  path: '/api/pricing-details',
  access: 'public',
  summary: 'All pricing models',
  answer: Type.Array(PricingModel),
});

/** What is bought. The add-ons a theme does not offer are refused by orders, not here. */
export const QuoteRequest = Type.Object({
  pricing_id: Type.String({ maxLength: 40 }),
  currency: Currency,
  resolution: Resolution,
  delivery: Delivery,
  bride_first: Type.Boolean(),
  custom_audio: Type.Boolean(),
  remove_watermark: Type.Boolean(),
  promo_code: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
});
export type QuoteRequest = Static<typeof QuoteRequest>;

export const QuoteLine = Type.Object({
  kind: Type.Enum(['video', 'express', 'bride_first', 'custom_audio', 'remove_watermark', 'discount', 'minimum_charge']),
  label: Type.String(),
  /** Why the line is there and what it is worked out from. */
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
  summary: 'What a video would cost, line by line',
  body: QuoteRequest,
  answer: Quote,
});
