const BYTE_ORDER_MARK = '\uFEFF';
/** Characters that spreadsheets read as the beginning of a formula, also after apostrophes, so that each cell can be restored. */
const DANGEROUS = /^'*[=+\-@\t\r\n]/;
const GUARD = /^'(?='*[=+\-@\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark. A cell that could be read as a formula begins with an
 * apostrophe; plain numbers do not.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = DANGEROUS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The original text of a cell, without the added apostrophe. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '');
