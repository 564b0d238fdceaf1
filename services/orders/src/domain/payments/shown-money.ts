import { CURRENCIES, formatMoney } from '@nimantran/proto/domain/currency';

/** An amount for people, also in a currency that the shop does not sell in: money comes as it is sent. */
export function shownMoney(currency: string, amountMinor: number): string {
  const known = CURRENCIES.find((code) => code === currency);
  if (known) return formatMoney({ currency: known, amount_minor: amountMinor });
  return `${(amountMinor / 100).toFixed(2)} ${currency}`;
}

/** An amount as spreadsheets count: whole units with two decimals. */
export function majorUnits(amountMinor: number): string {
  const digits = String(Math.abs(amountMinor)).padStart(3, '0');
  return `${amountMinor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
