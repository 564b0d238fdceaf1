import { type Static, Type } from 'typebox';
import { Currency } from './currency.ts';

export const PRICING_IDS = [
  'pricing_001',
  'pricing_002',
  'pricing_003',
  'pricing_004',
  'pricing_005',
  'pricing_006',
  'pricing_007',
  'pricing_008',
] as const;
export const DEFAULT_PRICING_ID = 'pricing_005';
export const PricingId = Type.Enum([...PRICING_IDS]);
export type PricingId = (typeof PRICING_IDS)[number];

/** One resolution's price in minor units: `offer` is charged, `original` is only displayed. */
export const ResolutionPrice = Type.Object({ offer: Type.Integer({ minimum: 0 }), original: Type.Integer({ minimum: 0 }) });

export const PricingModel = Type.Object({
  pid: PricingId,
  /** The `res` of each entry is in the order 720p, 1080p, 2160p. */
  currencies: Type.Array(Type.Object({ code: Currency, res: Type.Array(ResolutionPrice, { minItems: 3, maxItems: 3 }) })),
});
export type PricingModel = Static<typeof PricingModel>;

/** Aggregate rating by pricing id (docs/spec-coverage.md, section 9); any other id has 4.76 × 9. */
const RATINGS: Readonly<Record<string, { value: number; count: number }>> = {
  pricing_001: { value: 4.98, count: 57 },
  pricing_002: { value: 4.82, count: 37 },
  pricing_003: { value: 4.9, count: 25 },
  pricing_004: { value: 4.96, count: 42 },
  pricing_005: { value: 4.78, count: 78 },
  pricing_006: { value: 4.91, count: 49 },
  pricing_007: { value: 4.94, count: 53 },
  pricing_008: { value: 4.87, count: 51 },
};

export function aggregateRating(pricingId: string): { value: number; count: number } {
  const rating = Object.hasOwn(RATINGS, pricingId) ? RATINGS[pricingId] : undefined;
  return rating ?? { value: 4.76, count: 9 };
}

export const DELIVERIES = ['standard', 'express'] as const;
export const Delivery = Type.Enum([...DELIVERIES]);
export type Delivery = (typeof DELIVERIES)[number];
