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

/** Display string of a minor-unit amount, en-US digits with the currency's symbol: `₹1,234.50`. */
export function formatMoney(money: Money): string {
  const sign = money.amount_minor < 0 ? '-' : '';
  // By hand: a page full of prices would wait for the browser's own way of writing numbers.
  const [major = '', minor = ''] = (Math.abs(money.amount_minor) / 100).toFixed(2).split('.');
  return `${sign}${CURRENCY_SYMBOLS[money.currency]}${major.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${minor}`;
}
