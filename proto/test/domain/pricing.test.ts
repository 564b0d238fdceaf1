import { describe, expect, it } from 'vitest';
import { aggregateRating } from '../../src/domain/pricing.ts';

describe('the aggregate rating', () => {
  it.each([
    ['pricing_001', 4.98, 57],
    ['pricing_002', 4.82, 37],
    ['pricing_003', 4.9, 25],
    ['pricing_004', 4.96, 42],
    ['pricing_005', 4.78, 78],
    ['pricing_006', 4.91, 49],
    ['pricing_007', 4.94, 53],
    ['pricing_008', 4.87, 51],
    ['pricing_009', 4.76, 9],
    ['', 4.76, 9],
    ['constructor', 4.76, 9],
  ])('of %s is %d from %i', (pricingId, value, count) => {
    expect(aggregateRating(pricingId)).toEqual({ value, count });
  });
});
