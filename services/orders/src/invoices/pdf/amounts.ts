import { CURRENCY_SYMBOLS, type Currency } from '@nimantran/proto/domain/currency';

const INDIAN = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const INTERNATIONAL = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' });
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Rupees are parted into lakhs and crores: `₹1,23,456.00`. */
export function writtenAmount(currency: Currency, amountMinor: number): string {
  const format = currency === 'INR' ? INDIAN : INTERNATIONAL;
  const sign = amountMinor < 0 ? '−' : '';
  return `${sign}${CURRENCY_SYMBOLS[currency]}${format.format(Math.abs(amountMinor) / 100)}`;
}

/** A day by the clocks of India: `5 December 2026`. */
export function writtenDay(instant: string | Date): string {
  return DAY.format(new Date(instant));
}

export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code;
}
