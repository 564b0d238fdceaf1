import { type Static, Type } from 'typebox';

/** ISO 4217 codes the shop sells in. */
export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export const DEFAULT_CURRENCY = 'INR';
export const CURRENCY_SYMBOLS: Record<Currency, string> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' };

export const Currency = Type.Enum([...CURRENCIES]);
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (paise, cents); never a float. */
export const Money = Type.Object({ currency: Currency, amount_minor: Type.Integer() });
export type Money = Static<typeof Money>;

/** Currencies that are not divided into hundredths, by ISO 4217. */
const WITHOUT_MINOR_UNITS = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
];
const IN_THOUSANDTHS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/** Decimals of an amount in major units; the currency's code may be one that the shop does not sell in. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_MINOR_UNITS.includes(currency)) return 0;
  return IN_THOUSANDTHS.includes(currency) ? 3 : 2;
}

/** An amount in major units as programs and spreadsheets read it: `-1234.50`, or `1234` of a currency without minor units. */
export function majorUnits(amountMinor: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  return `${amountMinor < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${part}`}`;
}

/** Minor units of digits as `majorUnits` writes them, of which decimals may be left out; undefined where there are too many. */
export function minorUnits(digits: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return Number(whole + part.padEnd(decimals, '0'));
}

/** Display string of a minor-unit amount, en-US digits with the currency's symbol: `₹1,234.50`. */
export function formatMoney({ currency, amount_minor }: Money): string {
  // Formatted by hand: the browser's own number formatting is too slow for a page full of prices.
  const [whole = '', part] = majorUnits(Math.abs(amount_minor), currency).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount_minor < 0 ? '-' : ''}${CURRENCY_SYMBOLS[currency]}${grouped}${part === undefined ? '' : `.${part}`}`;
}
