/** `499`, `1,299.50` or `₹499` in minor units; undefined for what is no amount. Digits only, never a float. */
export function amountMinorOf(text: string): number | undefined {
  const match = /^\s*(?:[₹$€£]|Rs\.?)?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,7})(?:\.(\d{1,2}))?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
