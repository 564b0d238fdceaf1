import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, decimalsOf, formatMoney, majorUnits, minorUnits } from '../../src/domain/currency.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('amounts', () => {
  it.each([
    ['INR', 0, '0.00'],
    ['INR', 5, '0.05'],
    ['INR', 123_450, '1234.50'],
    ['INR', -30, '-0.30'],
    ['USD', 9_007_199_254_740_991, '90071992547409.91'],
    ['JPY', 0, '0'],
    ['JPY', 1_234, '1234'],
    ['JPY', -5, '-5'],
    ['KWD', 7, '0.007'],
    ['KWD', 1_234_500, '1234.500'],
  ])('in %s of %i minor units are %s in major ones, and are read back', (currency, minor, text) => {
    expect(majorUnits(minor, currency)).toBe(text);
    if (minor >= 0) expect(minorUnits(text, currency)).toBe(minor);
  });

  it.each([
    ['499', 'INR', 49_900],
    ['499.5', 'INR', 49_950],
    ['499.505', 'INR', undefined],
    ['499', 'JPY', 499],
    ['499.0', 'JPY', undefined],
    ['4.5', 'KWD', 4_500],
    ['', 'INR', undefined],
    ['-1', 'INR', undefined],
    ['1e3', 'INR', undefined],
  ])('typed as %j in %s are %s minor units', (text, currency, minor) => expect(minorUnits(text, currency)).toBe(minor));

  it('are shown with their symbol, in groups of three digits', () => {
    expect(formatMoney({ currency: 'INR', amount_minor: 123_456 })).toBe('₹1,234.56');
    expect(formatMoney({ currency: 'INR', amount_minor: 123_456_789 })).toBe('₹1,234,567.89');
    expect(formatMoney({ currency: 'GBP', amount_minor: -30 })).toBe('-£0.30');
  });

  it('have the decimals that this Node knows of ISO 4217, in every currency that is sold in and in others', () => {
    for (const currency of [...CURRENCIES, 'JPY', 'KRW', 'VND', 'CHF', 'AED', 'CAD', 'KWD', 'BHD', 'TND']) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect([currency, decimalsOf(currency)]).toEqual([currency, maximumFractionDigits]);
    }
  });

  it('are divided into major units nowhere else', () => {
    const files = execFileSync(
      'git',
      ['ls-files', 'proto/src', 'services/orders/src', 'services/pricing/src', 'web/src', 'infra/local'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file));
    const own = /(?:minor|amount|due|price|total)\w*\)?\s*[/%*]\s*100\b(?!_)|\/ 100\)\.toFixed\(2\)/i;
    const found = files.filter((file) => own.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(files.length).toBeGreaterThan(300);
    expect(found).toEqual([]);
  });
});
