import { CURRENCY_SYMBOLS, type Currency } from '@nimantran/proto/domain/currency';

/** `499`, `1,299.50` or `₹499` in minor units; undefined for what is no amount. Digits only, never a float. */
export function amountMinorOf(text: string): number | undefined {
  const match = /^\s*(?:[₹$€£]|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,7})(?:\.(\d{1,2}))?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Of what a person typed in major units; or what is wrong with it. */
export type TypedAmount = { minor: number } | { fault: string };

/** An amount above zero in one currency, whose own sign alone may stand before it. */
export function readAmount(typed: string, currency: Currency): TypedAmount {
  const symbol = CURRENCY_SYMBOLS[currency];
  const text = typed.replace(symbol, '').trim();
  if (text === '') return { fault: 'Type an amount.' };
  const minor = /^\d/.test(text) ? amountMinorOf(text) : undefined;
  if (minor === undefined)
    return { fault: `Type an amount in ${symbol}, with a point and two decimals at most, as in ${symbol}1234.50.` };
  return minor === 0 ? { fault: 'Type an amount above zero.' } : { minor };
}
