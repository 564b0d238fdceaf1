import { CURRENCY_SYMBOLS, type Currency, decimalsOf, majorUnits } from '@nimantran/proto/domain/currency';

const DAY = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' });
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Rupees are grouped into lakhs and crores: `₹1,23,456.00`. */
export function writtenAmount(currency: Currency, amountMinor: number): string {
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const sign = amountMinor < 0 ? '−' : '';
  return `${sign}${CURRENCY_SYMBOLS[currency]}${format.format(Number(majorUnits(Math.abs(amountMinor), currency)))}`;
}

/** A day in Indian time: `5 December 2026`. */
export function writtenDay(instant: string | Date): string {
  return DAY.format(new Date(instant));
}

export function countryName(code: string): string {
  return COUNTRIES.of(code) ?? code;
}
