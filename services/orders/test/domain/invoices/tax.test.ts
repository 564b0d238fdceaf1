import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceAuthOf } from '../../../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../../../src/config.ts';
import { amountInWords } from '../../../src/domain/invoices/amount-in-words.ts';
import { isGstin } from '../../../src/domain/invoices/gstin.ts';
import { creditNoteOf, invoiceOf } from '../../../src/domain/invoices/invoice-document.ts';
import { financialYearOf, invoiceNumber } from '../../../src/domain/invoices/invoice-number.ts';
import { type Supply, stateOfSupply, supplyTo, taxReturned, taxWithin } from '../../../src/domain/invoices/tax.ts';

const SUPPLIES: Supply[] = ['intra_state', 'inter_state', 'export', 'untaxed'];
const totals = fc.integer({ min: 1, max: 100_000_000 });
const rates = fc.integer({ min: 0, max: 40 });
const sumOf = (taxes: readonly { amountMinor: number }[]) => taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const buyer = (country: string, state: string | null, gstin: string | null = null) => ({ country, state, gstin });
const SELLER = { name: 'Nimantran', address: ['Indore'], gstin: '23AABCN1234A1ZE', state: 'MP', lut: 'AD2303' };

describe('the tax within a price', () => {
  it('adds up to the price with the taxable value, and nothing is negative', () => {
    fc.assert(
      fc.property(totals, rates, fc.constantFrom(...SUPPLIES), (total, rate, supply) => {
        const { taxableMinor, taxes } = taxWithin(total, supply, rate);
        expect(taxableMinor + sumOf(taxes)).toBe(total);
        for (const minor of [taxableMinor, ...taxes.map(({ amountMinor }) => amountMinor)])
          expect(minor).toBeGreaterThanOrEqual(0);
        for (const { amountMinor, percent } of taxes)
          expect(Math.abs(amountMinor - (total * percent) / (100 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([
    [29_900, 'intra_state', 25_338, ['CGST 9 2281', 'SGST 9 2281']],
    [29_900, 'inter_state', 25_339, ['IGST 18 4561']],
    [999, 'intra_state', 847, ['CGST 9 76', 'SGST 9 76']],
    [1, 'intra_state', 1, ['CGST 9 0', 'SGST 9 0']],
    [29_900, 'export', 29_900, []],
    [29_900, 'untaxed', 29_900, []],
  ] as const)('of %i %s leaves %i', (total, supply, taxable, taxes) => {
    const found = taxWithin(total, supply, 18);
    expect(found.taxableMinor).toBe(taxable);
    expect(found.taxes.map(({ label, percent, amountMinor }) => `${label} ${percent} ${amountMinor}`)).toEqual(taxes);
  });

  it('goes back with parts of the price: each part adds up, and all parts take back what was taken', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(parts, rates, fc.constantFrom(...SUPPLIES), (amounts, rate, supply) => {
        const totalMinor = amounts.reduce((sum, each) => sum + each, 0);
        const { taxes } = taxWithin(totalMinor, supply, rate);
        const back = taxes.map(() => 0);
        let beforeMinor = 0;
        for (const amountMinor of amounts) {
          const part = taxReturned({ totalMinor, taxes }, { beforeMinor, amountMinor });
          expect(part.taxableMinor + sumOf(part.taxes)).toBe(amountMinor);
          expect(part.taxableMinor).toBeGreaterThanOrEqual(0);
          for (const [index, tax] of part.taxes.entries()) {
            expect(tax.amountMinor).toBeGreaterThanOrEqual(0);
            back[index] = (back[index] ?? 0) + tax.amountMinor;
          }
          const [one, other] = part.taxes;
          if (one && other) expect(Math.abs(one.amountMinor - other.amountMinor)).toBeLessThanOrEqual(1);
          beforeMinor += amountMinor;
        }
        expect(back).toEqual(taxes.map(({ amountMinor }) => amountMinor));
      }),
    );
  });
});

describe('who is taxed how', () => {
  it.each([
    [buyer('IN', 'MP'), 'intra_state', 'MP'],
    [buyer('IN', 'TN'), 'inter_state', 'TN'],
    [buyer('IN', null), 'intra_state', 'MP'],
    [buyer('IN', 'MP', '24AAACC1206D1ZM'), 'inter_state', 'GJ'],
    [buyer('DE', null), 'export', null],
  ] as const)('%j is %s', (who, supply, state) => {
    expect(supplyTo(who, SELLER)).toBe(supply);
    expect(stateOfSupply(who, SELLER.state)).toBe(state);
    expect(supplyTo(who, { ...SELLER, gstin: null })).toBe('untaxed');
  });

  it('knows a GSTIN by its check digit', () => {
    expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
    expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
    expect(isGstin('23AABCN1234A1Z')).toBe(false);
  });
});

describe("the seller's data", () => {
  const environment = {
    ...{
      PORT: '1',
      ...serviceAuthOf('orders').variables,
      DATABASE_URL: 'postgres://x/y',
      PUBLIC_URL: 'http://x',
      DATA_DIR: '/x',
    },
    ...{ CATALOG_URL: 'http://x', PRICING_URL: 'http://x', MEDIA_URL: 'http://x', IDENTITY_URL: 'http://x' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  };

  it('has values for development, and none for a tax number', () => {
    expect(readConfiguration(environment)).toMatchObject({
      SELLER_ADDRESS: ['1 Palace Road', 'Indore 452001'],
      SELLER_STATE: 'MP',
      SELLER_GSTIN: undefined,
      TAX_RATE_PERCENT: 18,
    });
  });

  it.each([
    [{ SELLER_GSTIN: '23AABCN1234A1ZF' }, 'SELLER_GSTIN'],
    [{ SELLER_GSTIN: '23AABCN1234A1ZE', SELLER_STATE: 'GJ' }, 'SELLER_GSTIN belongs to another state'],
    [{ SELLER_STATE: 'XX' }, 'SELLER_STATE'],
    [{ SELLER_ADDRESS: 'a|b|c|d|e|f|g' }, 'SELLER_ADDRESS is not'],
    [{ SELLER_ADDRESS: '1 Palace Road||Indore' }, 'SELLER_ADDRESS is not'],
    [{ SELLER_SAC: 'video' }, 'SELLER_SAC is not'],
    [{ NODE_ENV: 'production' }, 'SELLER_NAME is not set'],
    [{ NODE_ENV: 'production' }, 'SELLER_ADDRESS is not set'],
  ])('%j is refused: %s', (changes, fault) => {
    expect(() => readConfiguration({ ...environment, ...changes })).toThrow(fault);
  });
});

describe('an invoice', () => {
  const sale = {
    orderNumber: 'NM-7K3QZ9XW',
    buyer: { name: 'Asha', country: 'IN', state: 'MP', gstin: null, email: 'asha@example.com' },
    currency: 'INR' as const,
    label: 'Balance of your video',
    lines: [{ label: 'Video in 1080p', amountMinor: 29_900 }],
    totalMinor: 29_900,
  };
  const issue = { number: 'NM/26-27/000001', issuedAt: new Date('2026-11-21T12:00:00Z') };
  const trade = { shopName: 'Shubh', seller: SELLER, sac: '998439', taxRatePercent: 18 };

  it('itemises what adds up to it, and names a part by its bill', () => {
    expect(invoiceOf(issue, trade, sale).lines).toEqual(sale.lines);
    expect(invoiceOf(issue, trade, { ...sale, totalMinor: 14_950 }).lines).toEqual([
      { label: 'Balance of your video', amountMinor: 14_950 },
    ]);
  });

  it('is corrected by a credit note that names it, with its share of the taxes', () => {
    const invoice = invoiceOf(issue, trade, sale);
    const at = new Date('2026-12-01T12:00:00Z');
    const note = creditNoteOf({ number: 'NC/26-27/000001', issuedAt: at }, invoice, {
      amountMinor: 10_000,
      beforeMinor: 0,
      reason: 'Lowest price guarantee',
    });
    expect(note).toMatchObject({
      kind: 'credit_note',
      corrects: { number: 'NM/26-27/000001', issuedAt: issue.issuedAt.toISOString() },
      totalMinor: 10_000,
      taxableMinor: 8_474,
      buyer: sale.buyer,
    });
    expect(note.taxes.map(({ amountMinor }) => amountMinor)).toEqual([763, 763]);
  });
});

describe('numbers and words', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '25-26'],
    ['2026-03-31T18:30:00Z', '26-27'],
    ['2026-12-31T23:00:00Z', '26-27'],
    ['2099-05-01T00:00:00Z', '99-00'],
  ])('%s lies in the financial year %s', (instant, year) => {
    expect(financialYearOf(new Date(instant))).toBe(year);
  });

  it('numbers have at most 16 characters', () => {
    expect(invoiceNumber('invoice', '26-27', 1)).toBe('NM/26-27/000001');
    expect(invoiceNumber('credit_note', '26-27', 999_999)).toBe('NC/26-27/999999');
    expect(invoiceNumber('invoice', '26-27', 1_234_567)).toHaveLength(16);
    expect(() => invoiceNumber('invoice', '26-27', 12_345_678)).toThrow(RangeError);
  });

  it.each([
    ['INR', 28_710, 'Two hundred and eighty-seven rupees and ten paise only'],
    ['INR', 12_34_56_789_00, 'Twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine rupees only'],
    ['INR', 100, 'One rupee only'],
    ['INR', 1, 'One paisa only'],
    ['USD', 123_456_70, 'One hundred and twenty-three thousand four hundred and fifty-six US dollars and seventy cents only'],
    ['GBP', 201, 'Two pounds sterling and one penny only'],
    ['EUR', 30, 'Thirty cents only'],
  ] as const)('%s %i is said "%s"', (currency, minor, words) => {
    expect(amountInWords(currency, minor)).toBe(words);
  });
});
