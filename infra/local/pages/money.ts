/** An amount in minor units as a customer reads it: 29900 inr is ₹299.00. */
export function formatMoney(amountMinor: number, currency: string): string {
  const locale = currency.toLowerCase() === 'inr' ? 'en-IN' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(amountMinor / 100);
}
