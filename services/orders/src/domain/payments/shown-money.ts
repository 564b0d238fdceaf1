import { CURRENCIES, formatMoney, majorUnits } from '@nimantran/proto/domain/currency';

/** A readable amount, also in currencies that the shop does not sell in: incoming money can have any. */
export function shownMoney(currency: string, amountMinor: number): string {
  const known = CURRENCIES.find((code) => code === currency);
  if (known) return formatMoney({ currency: known, amount_minor: amountMinor });
  return `${majorUnits(amountMinor, currency)} ${currency}`;
}
