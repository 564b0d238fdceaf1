import { type Static, Type } from 'typebox';
import { Money } from '../../domain/currency.ts';
import { CardChoice, Customisation } from '../../domain/customisation.ts';
import { Bill, OrderState } from '../../domain/order.ts';
import { PhotoSlot, ThemeField } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';
import { ByNumber } from './orders.ts';

export const CorrectionTerms = Type.Object({
  /** Why the words cannot be corrected here now; null if they can. */
  refusal: Type.Union([Type.Object({ code: Type.String(), message: Type.String() }), Type.Null()]),
  /** The price of this correction; null if it is free. */
  price: Type.Union([Money, Type.Null()]),
  /** Until when the first correction is free; null once it is used or over. */
  free_until: Type.Union([Type.String(), Type.Null()]),
  theme_version: Type.String(),
  /** Fields and photo slots of the theme as it was sold. */
  fields: Type.Array(ThemeField),
  slots: Type.Array(PhotoSlot),
  /** Whether the order of the names can be changed: if the theme offers it and it was bought. */
  has_bride_first: Type.Boolean(),
  /** The details of a video whose names a person has last seen or the customer paid for: names are compared with them. */
  known_names: Type.Record(Type.String(), Type.String()),
});
export type CorrectionTerms = Static<typeof CorrectionTerms>;

export const getCorrectionTerms = defineOperation({
  name: 'getCorrectionTerms',
  method: 'GET',
  path: '/api/orders/{number}/correction',
  access: 'user',
  summary: 'Whether the words of a delivered video can be corrected, and what it costs',
  params: ByNumber,
  answer: CorrectionTerms,
});

/**
 * A revision that nobody has to approve: words, the order of names, the choice of cards and the code in the last scene. 409 `other_hosts` for other names than the order's,
 * `price_changed` if the price differs from `expected_price_minor`, and the refusals of `getCorrectionTerms`.
 */
export const correctOrder = defineOperation({
  name: 'correctOrder',
  method: 'POST',
  path: '/api/orders/{number}/corrections',
  access: 'user',
  summary: 'Remakes a delivered video with corrected words; a bill comes first unless it is free',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({
    /** Changed texts only; an empty text empties the field. */
    details: Customisation.properties.details,
    bride_first: Type.Boolean(),
    /** Whether the last scene shows the code of the invitation page; absent to leave it as it is. */
    with_code: Type.Optional(Type.Boolean()),
    /** Null lets the theme choose; absent for no change. */
    cards: Type.Optional(Type.Union([CardChoice, Type.Null()])),
    /** The price that the customer saw; null if it was free. */
    expected_price_minor: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000_000 }), Type.Null()]),
  }),
  answer: Type.Object({ state: OrderState, bill: Type.Union([Bill, Type.Null()]) }),
});
