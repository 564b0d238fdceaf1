import { CURRENCIES, majorUnits } from '@nimantran/proto/domain/currency';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '../src/domain/invoices/amount-in-words.ts';
import { shownMoney } from '../src/domain/payments/shown-money.ts';
import { writtenAmount } from '../src/invoices/pdf/amounts.ts';

describe('an amount', () => {
  it.each([
    ['INR', '₹1,234.50'],
    ['CHF', '1234.50 CHF'],
    ['JPY', '123450 JPY'],
    ['KWD', '123.450 KWD'],
  ])('of 123450 minor units in %s is shown as %s', (currency, text) => expect(shownMoney(currency, 123_450)).toBe(text));

  it.each(CURRENCIES)('in %s is the same on invoices, in mails and in words', (currency) => {
    for (const minor of [0, 5, 99, 100, 123_450, 99_999_999]) {
      const digits = majorUnits(minor, currency);
      const shown = [shownMoney(currency, minor), writtenAmount(currency, minor)];
      expect(shown.map((text) => text.replaceAll(/[^\d.]/g, ''))).toEqual([digits, digits]);
    }
    expect(amountInWords(currency, 1_201)).toMatch(/^Twelve .+ and one .+ only$/);
  });
});
