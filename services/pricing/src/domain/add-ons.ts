import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';

export type AddOn = 'express' | 'bride_first' | 'custom_audio' | 'remove_watermark';
/** Everything with a price of its own besides the video: an order's add-ons, and a later change to its video. */
type Extra = AddOn | 'revision';

interface Charge {
  INR: number;
  /** USD, EUR and GBP cost the same number of minor units. */
  abroad: number;
}

interface ChargeRow {
  byPricingId: Readonly<Record<string, Charge>>;
  other: Charge;
}

/** Minor units by add-on and pricing id (docs/spec-coverage.md, "Business constants and limits"); the price of a revision is the shop's own. */
const CHARGES: Readonly<Record<Extra, ChargeRow>> = {
  express: { byPricingId: { pricing_005: { INR: 2000, abroad: 50 } }, other: { INR: 2500, abroad: 50 } },
  bride_first: { byPricingId: { pricing_005: { INR: 2000, abroad: 50 } }, other: { INR: 3000, abroad: 75 } },
  custom_audio: { byPricingId: {}, other: { INR: 10_000, abroad: 200 } },
  remove_watermark: {
    byPricingId: { pricing_005: { INR: 2000, abroad: 30 }, pricing_007: { INR: 3000, abroad: 75 } },
    other: { INR: 5000, abroad: 100 },
  },
  revision: {
    byPricingId: { pricing_007: { INR: 2000, abroad: 50 }, pricing_008: { INR: 1000, abroad: 50 } },
    other: { INR: 5000, abroad: 100 },
  },
};

/** The charge of an add-on or a revision, and its currency: USD if the shop does not sell in the given one. */
export function addOnCharge(addOn: Extra, pricingId: string, currency: string): { currency: Currency; amount_minor: number } {
  const sold: Currency = CURRENCIES.find((known) => known === currency) ?? 'USD';
  const row = CHARGES[addOn];
  const charge = Object.hasOwn(row.byPricingId, pricingId) ? row.byPricingId[pricingId] : undefined;
  const { INR, abroad } = charge ?? row.other;
  return { currency: sold, amount_minor: sold === 'INR' ? INR : abroad };
}
