import { CURRENCIES, formatMoney, majorUnits } from '@nimantran/proto/domain/currency';

/** An amount for people, also in a currency that the shop does not sell in: money comes as it is sent. */
export function shownMoney(currency: string, amountMinor: number): string {
  const known = CURRENCIES.find((code) => code === currency);
  if (known) return formatMoney({ currency: known, amount_minor: amountMinor });
  return `${majorUnits(amountMinor, currency)} ${currency}`;
}
