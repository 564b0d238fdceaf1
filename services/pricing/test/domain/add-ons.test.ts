import { PRICING_IDS } from '@nimantran/proto/domain/pricing';
import { describe, expect, it } from 'vitest';
import { addOnCharge } from '../../src/domain/add-ons.ts';

/**
 * docs/spec-coverage.md, "Business constants and limits": paise, and cents or pence elsewhere; `other` covers all ids not listed. The price of
 * a revision is the shop's own.
 */
const TABLE: Record<Parameters<typeof addOnCharge>[0], Record<string, [inr: number, abroad: number]>> = {
  express: { pricing_005: [2000, 50], other: [2500, 50] },
  bride_first: { pricing_005: [2000, 50], other: [3000, 75] },
  custom_audio: { other: [10_000, 200] },
  remove_watermark: { pricing_005: [2000, 30], pricing_007: [3000, 75], other: [5000, 100] },
  revision: { pricing_007: [2000, 50], pricing_008: [1000, 50], other: [5000, 100] },
};
const ADD_ONS = ['express', 'bride_first', 'custom_audio', 'remove_watermark', 'revision'] as const;
const IDS = [...PRICING_IDS, 'pricing_999', '', 'constructor', 'other'];

describe('the charge of an add-on', () => {
  it.each(ADD_ONS.flatMap((addOn) => IDS.map((id) => [addOn, id] as const)))('%s of %s is as the table says', (addOn, id) => {
    const [inr, abroad] = (id === 'constructor' ? undefined : TABLE[addOn][id]) ?? TABLE[addOn].other ?? [];
    expect(addOnCharge(addOn, id, 'INR')).toEqual({ currency: 'INR', amount_minor: inr });
    for (const currency of ['USD', 'EUR', 'GBP']) {
      expect(addOnCharge(addOn, id, currency)).toEqual({ currency, amount_minor: abroad });
    }
  });

  it.each(['AUD', '', 'inr', 'toString'])('is in dollars where the currency is %j', (currency) => {
    expect(addOnCharge('express', 'pricing_005', currency)).toEqual({ currency: 'USD', amount_minor: 50 });
    expect(addOnCharge('remove_watermark', 'pricing_007', currency)).toEqual({ currency: 'USD', amount_minor: 75 });
  });
});
