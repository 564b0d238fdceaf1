const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Beginnings that spreadsheets read as a formula: signs in half and full width, also after separators, blanks and invisible
 * characters. The apostrophes in front let each cell be restored.
 */
const FORMULA = String.raw`'*(?:[\t\r\n]|[;,|\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;
const DANGEROUS = new RegExp(`^${FORMULA}`, 'u');
const GUARD = new RegExp(`^'(?=${FORMULA})`, 'u');
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A table for spreadsheets: RFC 4180 in UTF-8 with a byte order mark. All cells are quoted. A cell that could be read as a formula
 * begins with an apostrophe; plain numbers do not.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = DANGEROUS.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The original text of a cell, without the added apostrophe. */
export const unguarded = (cell: string): string => cell.replace(GUARD, '');
