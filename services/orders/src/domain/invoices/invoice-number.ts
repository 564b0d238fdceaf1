const MONTH_IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' });
const FIRST_MONTH = 4;

/** India's financial year of an instant, April to March in Indian time: `26-27`. */
export function financialYearOf(instant: Date): string {
  const [year = 0, month = 0] = MONTH_IN_INDIA.format(instant).split('-').map(Number);
  const first = month < FIRST_MONTH ? year - 1 : year;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

export const SERIES = { invoice: 'NM', credit_note: 'NC' } as const;
const DIGITS = 6;
/** Rule 46(b) of the Central Goods and Services Tax Rules. */
const MAX_LENGTH = 16;

/** A number of an invoice series and year, at most 16 characters by law. @throws RangeError if it would be longer */
export function invoiceNumber(kind: keyof typeof SERIES, financialYear: string, seq: number): string {
  const number = `${SERIES[kind]}/${financialYear}/${String(seq).padStart(DIGITS, '0')}`;
  if (number.length > MAX_LENGTH) throw new RangeError(`${number} is longer than an invoice number may be`);
  return number;
}
