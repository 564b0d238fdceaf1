import { describe, expect, it } from 'vitest';
import { aggregateRating } from '../../src/domain/pricing.ts';
import { startingPrice } from '../../src/domain/starting-price.ts';
import { badgeOf, productId } from '../../src/domain/theme.ts';

describe('prices', () => {
  const models = [
    {
      pid: 'pricing_005' as const,
      currencies: [
        {
          code: 'INR' as const,
          res: [
            { offer: 999, original: 4999 },
            { offer: 1999, original: 5999 },
            { offer: 2999, original: 6999 },
          ],
        },
      ],
    },
  ];
  it('start at the 720p offer, with the original figure beside it', () => {
    expect(startingPrice(models, 'pricing_005', 'INR')).toEqual({
      price: { currency: 'INR', amount_minor: 999 },
      offer_price: { currency: 'INR', amount_minor: 4999 },
    });
  });
  it('fall back to the default model, and to nothing where the currency is not there', () => {
    expect(startingPrice(models, 'pricing_001', 'INR')?.price.amount_minor).toBe(999);
    expect(startingPrice(models, 'pricing_005', 'USD')).toBeUndefined();
  });
  it('carry the ratings of their model', () => {
    expect(aggregateRating('pricing_001')).toEqual({ value: 4.98, count: 57 });
    expect(aggregateRating('pricing_999')).toEqual({ value: 4.76, count: 9 });
  });
});

describe('a card', () => {
  it.each([
    [true, 'pricing_008', 'Elite'],
    [true, 'pricing_001', 'Elite'],
    [false, 'pricing_003', 'Premium'],
    [false, 'pricing_004', undefined],
  ] as const)('elite %s with %s is badged %s', (is_elite_version, pricing_id, badge) =>
    expect(badgeOf({ is_elite_version, pricing_id })).toBe(badge),
  );
  it('has the product number 10000 plus its id', () => expect(productId(101)).toBe(10_101));
});
