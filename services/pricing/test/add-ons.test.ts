import { describe, expect, it } from 'vitest';
import { type AddOn, addOnCharge } from '../src/domain/add-ons.ts';

const TABLE: [AddOn, string, number, number][] = [
  ['express', 'pricing_005', 2000, 50],
  ['express', 'pricing_001', 2500, 50],
  ['express', 'anything', 2500, 50],
  ['bride_first', 'pricing_005', 2000, 50],
  ['bride_first', 'pricing_007', 3000, 75],
  ['custom_audio', 'pricing_005', 10_000, 200],
  ['custom_audio', 'pricing_001', 10_000, 200],
  ['remove_watermark', 'pricing_005', 2000, 30],
  ['remove_watermark', 'pricing_007', 3000, 75],
  ['remove_watermark', 'pricing_002', 5000, 100],
  ['remove_watermark', 'constructor', 5000, 100],
];

describe('the charge of an add-on', () => {
  it.each(TABLE)('%s of %s is %i paise, or %i cents elsewhere', (addOn, pricingId, inr, abroad) => {
    expect(addOnCharge(addOn, pricingId, 'INR')).toEqual({ currency: 'INR', amount_minor: inr });
    for (const currency of ['USD', 'EUR', 'GBP']) {
      expect(addOnCharge(addOn, pricingId, currency)).toEqual({ currency, amount_minor: abroad });
    }
  });

  it('is in dollars where the currency is not known', () => {
    expect(addOnCharge('express', 'pricing_005', 'AUD')).toEqual({ currency: 'USD', amount_minor: 50 });
  });
});
