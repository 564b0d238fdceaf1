import { describe, expect, it } from 'vitest';
import { CURRENCIES, formatMoney } from '../../src/domain/currency.ts';
import { lowestPrice } from '../../src/domain/lowest-price.ts';

describe('the lowest price', () => {
  it.each([
    ['INR', '₹9.99'],
    ['USD', '$0.30'],
    ['EUR', '€0.30'],
    ['GBP', '£0.30'],
  ] as const)('in %s is %s', (currency, text) => expect(formatMoney(lowestPrice(currency))).toBe(text));

  it('exists in every currency', () => {
    for (const currency of CURRENCIES) expect(lowestPrice(currency).amount_minor).toBeGreaterThan(0);
  });
});
