import { majorUnits } from '@nimantran/proto/domain/currency';

/** Formats an amount in minor units for customers: 29900 inr is ₹299.00. */
export function formatMoney(amountMinor: number, currency: string): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat(code === 'INR' ? 'en-IN' : 'en-US', { style: 'currency', currency: code });
  return format.format(Number(majorUnits(amountMinor, code)));
}
