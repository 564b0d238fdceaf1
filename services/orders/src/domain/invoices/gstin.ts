const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text is a valid Indian tax number: state, permanent account number, registration, `Z` and a check digit. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && text.at(-1) === checkDigitOf(text);
}

/** Luhn's sum in base 36 over the first 14 characters. */
function checkDigitOf(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, -1)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}
