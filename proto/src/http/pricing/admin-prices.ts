import { type Static, Type } from 'typebox';
import { Currency } from '../../domain/currency.ts';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { PricingId, PricingModel } from '../../domain/pricing.ts';
import { defineOperation } from '../shared/operation.ts';

const Minor = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const minorByCurrency = Type.Object({ INR: Minor, USD: Minor, EUR: Minor, GBP: Minor });
const MaybeTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const MaybeCount = Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()]);

export const PromoCodeSettings = Type.Object({
  /** Whole percent, or an amount off by currency in minor units. */
  discount: Type.Union([
    Type.Object({ kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 100 }) }),
    Type.Object({ kind: Type.Literal('amount'), amount_minor: minorByCurrency }),
  ]),
  /** The order total must be above this. */
  minimum_minor: minorByCurrency,
  starts_at: MaybeTime,
  ends_at: MaybeTime,
  /** Null means no limit. */
  max_uses: MaybeCount,
  max_uses_per_customer: MaybeCount,
});
export type PromoCodeSettings = Static<typeof PromoCodeSettings>;

export const PromoCodeView = Type.Object({
  code: Type.String(),
  ...PromoCodeSettings.properties,
  uses: Type.Integer(),
  /** Counts changes: saving an older version is refused. */
  version: Type.Integer(),
});
export type PromoCodeView = Static<typeof PromoCodeView>;

export const listPromoCodes = defineOperation({
  name: 'listPromoCodes',
  method: 'GET',
  path: '/api/admin/promo-codes',
  access: 'admin',
  summary: 'Promo codes with their uses, by name',
  query: PageQuery,
  answer: Type.Object({ codes: Type.Array(PromoCodeView), next_cursor: NextCursor }),
});

const Price = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const EditedPrices = Type.Array(
  Type.Object({
    code: Currency,
    res: Type.Array(Type.Object({ offer: Price, original: Price }), { minItems: 3, maxItems: 3 }),
  }),
  { minItems: 4, maxItems: 4 },
);

/** A pricing model for editing. */
export const EditablePrices = Type.Object({
  ...PricingModel.properties,
  /** Counts changes: saving an older version is refused. */
  version: Type.Integer(),
  updated_at: Type.String(),
});
export type EditablePrices = Static<typeof EditablePrices>;

export const getPrices = defineOperation({
  name: 'getPrices',
  method: 'GET',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'All pricing models for editing, and the smallest card payments',
  answer: Type.Object({ models: Type.Array(EditablePrices), minimum_charge: minorByCurrency }),
});

/**
 * Saves all or none; existing orders and bills keep their prices. @throws 400 `invalid_prices` naming each faulty price, 409
 * `prices_changed` if a model was changed in the meantime
 */
export const savePrices = defineOperation({
  name: 'savePrices',
  method: 'PUT',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'Changes prices of one or more pricing models',
  body: Type.Object({
    models: Type.Array(Type.Object({ pid: PricingId, version: Type.Integer({ minimum: 0 }), currencies: EditedPrices }), {
      minItems: 1,
      maxItems: 8,
    }),
  }),
  answer: Type.Object({ models: Type.Array(EditablePrices) }),
});

/**
 * @throws 400 `promo_not_usable` naming each field that conflicts with the others; 409 `promo_taken` if a new code has the name
 * of an existing one, `promo_changed` if it was saved by another admin in the meantime
 */
export const savePromoCode = defineOperation({
  name: 'savePromoCode',
  method: 'PUT',
  path: '/api/admin/promo-codes/{code}',
  access: 'admin',
  summary: 'Creates or changes a promo code; orders that used it keep their price',
  params: Type.Object({ code: Type.String({ pattern: '^[A-Z0-9]{3,40}$' }) }),
  body: Type.Object({
    ...PromoCodeSettings.properties,
    /** The version the admin edited, 0 for a new code; if absent, the stored code is replaced in any case. */
    version: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  answer: PromoCodeView,
});
