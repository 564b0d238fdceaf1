import { type Static, Type } from 'typebox';
import { Currency } from '../domain/currency.ts';
import { NextCursor, PageQuery } from '../domain/page.ts';
import { PricingId, PricingModel } from '../domain/pricing.ts';
import { defineOperation } from './operation.ts';

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
  /** The order must be above this. */
  minimum_minor: minorByCurrency,
  starts_at: MaybeTime,
  ends_at: MaybeTime,
  /** Null is without limit. */
  max_uses: MaybeCount,
  max_uses_per_customer: MaybeCount,
});
export type PromoCodeSettings = Static<typeof PromoCodeSettings>;

export const PromoCodeView = Type.Object({
  code: Type.String(),
  ...PromoCodeSettings.properties,
  uses: Type.Integer(),
  /** Counts its changes: who saves an older one is told. */
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

/** A pricing model as it is edited. */
export const EditablePrices = Type.Object({
  ...PricingModel.properties,
  /** Counts its changes: who saves an older one is told. */
  version: Type.Integer(),
  updated_at: Type.String(),
});
export type EditablePrices = Static<typeof EditablePrices>;

export const getPrices = defineOperation({
  name: 'getPrices',
  method: 'GET',
  path: '/api/admin/prices',
  access: 'admin',
  summary: 'All pricing models as they are edited, and the smallest card payments',
  answer: Type.Object({ models: Type.Array(EditablePrices), minimum_charge: minorByCurrency }),
});

/**
 * All or none; orders and bills that stand keep their prices. @throws 400 `invalid_prices` naming each price at fault,
 * 409 `prices_changed` where somebody else has changed a model since
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
 * @throws 400 `promo_not_usable` naming each field that does not fit the others; 409 `promo_taken` where a new one has the name of another,
 * `promo_changed` where somebody else has saved it since
 */
export const savePromoCode = defineOperation({
  name: 'savePromoCode',
  method: 'PUT',
  path: '/api/admin/promo-codes/{code}',
  access: 'admin',
  summary: 'Makes or changes a promo code; orders that used it keep their price',
  params: Type.Object({ code: Type.String({ pattern: '^[A-Z0-9]{3,40}$' }) }),
  body: Type.Object({
    ...PromoCodeSettings.properties,
    /** The one that was looked at, 0 for a code that is new; left out, whatever stands there is replaced. */
    version: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  answer: PromoCodeView,
});
