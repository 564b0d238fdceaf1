import { CURRENCY_SYMBOLS, type Currency, decimalsOf, majorUnits, minorUnits } from '@nimantran/proto/domain/currency';

/** `499`, `1,299.50` or `₹499` in minor units; undefined for anything that is not an amount. Digits only, never a float. */
export function amountMinorOf(text: string, currency: Currency): number | undefined {
  const match = /^\s*(?:[₹$€£]|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,7})(\.\d+)?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = '', part = ''] = match;
  return minorUnits(whole.replaceAll(',', '') + part, currency);
}

/** The amount a person typed in major units, or its fault. */
export type TypedAmount = { minor: number } | { fault: string };

/** An amount above zero in one currency; only that currency's sign may precede it. */
export function readAmount(typed: string, currency: Currency): TypedAmount {
  const symbol = CURRENCY_SYMBOLS[currency];
  const text = typed.replace(symbol, '').trim();
  if (text === '') return { fault: 'Enter an amount.' };
  const minor = /^\d/.test(text) ? amountMinorOf(text, currency) : undefined;
  if (minor === undefined)
    return {
      fault: `Enter an amount in ${symbol}, ${decimalsInWords(currency)}, such as ${symbol}${majorUnits(123_450, currency)}.`,
    };
  return minor === 0 ? { fault: 'Enter an amount above zero.' } : { minor };
}

const COUNTS = ['no', 'one', 'two', 'three'];
const decimalsInWords = (currency: Currency): string =>
  decimalsOf(currency) === 0 ? 'without decimals' : `with at most ${COUNTS[decimalsOf(currency)]} decimals after the point`;
