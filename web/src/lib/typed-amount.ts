import { CURRENCY_SYMBOLS, type Currency } from '@nimantran/proto/domain/currency';

/** Of what a person typed in major units; or what is wrong with it. */
export type TypedAmount = { minor: number } | { fault: string };

/** `1,234.5`, `₹ 1234.50` and `1234` as an amount in minor units. */
export function readAmount(typed: string, currency: Currency): TypedAmount {
  const symbol = CURRENCY_SYMBOLS[currency];
  const text = typed.replace(symbol, '').trim();
  if (text === '') return { fault: 'Type an amount.' };
  const grouped = /^\d{1,3}(,\d{2,3})+(\.\d{1,2})?$/.test(text);
  const plain = text.replaceAll(',', '');
  if (!grouped && text.includes(',')) return { fault: `Write the amount with a point, as in ${symbol}1234.50.` };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return { fault: `Type an amount in ${symbol}, with two decimals at most.` };
  const [major = '', minor = ''] = plain.split('.');
  const amount = Number(major) * 100 + Number(minor.padEnd(2, '0'));
  return amount === 0 ? { fault: 'Type an amount above zero.' } : { minor: amount };
}
