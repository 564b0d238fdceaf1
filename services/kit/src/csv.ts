const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula; behind apostrophes too, so that each cell can be read back as it was. */
const DANGEROUS = /^'*[=+\-@\t\r\n]/;
const GUARD = /^'(?='*[=+\-@\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table as a spreadsheet opens it: RFC 4180 in UTF-8 with a byte order mark. A cell that could be taken for a formula begins
 * with an apostrophe; plain numbers cannot.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = DANGEROUS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A cell of such a table as it was before an apostrophe was put in front of it. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '');
