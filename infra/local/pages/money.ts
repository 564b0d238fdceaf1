import { majorUnits } from '@nimantran/proto/domain/currency';

/** An amount in minor units as a customer reads it: 29900 inr is ₹299.00. */
export function formatMoney(amountMinor: number, currency: string): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat(code === 'INR' ? 'en-IN' : 'en-US', { style: 'currency', currency: code });
  return format.format(Number(majorUnits(amountMinor, code)));
}
