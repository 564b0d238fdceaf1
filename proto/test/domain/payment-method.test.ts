import { describe, expect, it } from 'vitest';
import { methodsFor, methodsInWords, type PaymentMethod, slowOnes } from '../../src/domain/payment-method.ts';

describe('ways to pay', () => {
  const offered: PaymentMethod[] = ['sepa_debit', 'upi', 'card', 'us_bank_account'];

  it.each([
    ['INR', 'card or UPI'],
    ['EUR', 'card or SEPA direct debit'],
    ['USD', 'card or US bank account'],
    ['GBP', 'card'],
  ] as const)('are those of a currency: %s by %s', (currency, words) => {
    expect(methodsInWords(methodsFor(currency, offered))).toBe(words);
  });

  it('are told as a list, whose order does not depend on the provider', () => {
    expect(methodsInWords(methodsFor('INR', ['google_pay', 'upi', 'card']))).toBe('card, UPI or Google Pay');
    expect(methodsInWords([])).toBe('');
  });

  it('name those that take days', () => {
    expect(slowOnes(methodsFor('EUR', offered))).toEqual(['sepa_debit']);
    expect(slowOnes(methodsFor('INR', offered))).toEqual([]);
  });
});
