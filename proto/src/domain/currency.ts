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
  const major = (Math.abs(money.amount_minor) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${sign}${CURRENCY_SYMBOLS[money.currency]}${major}`;
}
