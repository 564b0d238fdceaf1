import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import type { Quote } from '@nimantran/proto/http/pricing';

/** What is paid before a preview and what after it, in whole minor units; the first half takes the odd one. */
export function halvesOf(totalMinor: number): { depositMinor: number; balanceMinor: number } {
  const balanceMinor = Math.floor(totalMinor / 2);
  return { depositMinor: totalMinor - balanceMinor, balanceMinor };
}

/** A quote of which a card can pay each half: where one would be too small, a line says what is added and why. */
export function payableInHalves(quote: Quote, minimumCharge: Readonly<Record<Currency, number>>): Quote {
  const { currency, amount_minor } = quote.total;
  const missing = 2 * minimumCharge[currency] - amount_minor;
  if (missing <= 0) return quote;
  const smallest = formatMoney({ currency, amount_minor: minimumCharge[currency] });
  const line = {
    kind: 'minimum_charge' as const,
    label: 'Minimum card payment',
    reason: `It is paid in two halves, and the smallest amount a card can be charged is ${smallest}`,
    amount_minor: missing,
  };
  return { ...quote, lines: [...quote.lines, line], total: { currency, amount_minor: amount_minor + missing } };
}
