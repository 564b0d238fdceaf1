import { BATCH_LIMITS, BATCH_LIMITS_IN_WORDS } from '@nimantran/proto/http/studio/batches';
import { CsvError, parse } from 'csv-parse/sync';

export type Encoding = 'UTF-8' | 'UTF-16';
export type Separator = 'comma' | 'semicolon' | 'tab';

export interface Line {
  /** Numbered as in a spreadsheet, where the heading is row 1. */
  row: number;
  cells: string[];
}

export interface Table {
  encoding: Encoding;
  separator: Separator;
  heading: string[];
  /** Without empty lines. */
  lines: Line[];
}

/** The file cannot be read as a table at all. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const SIGNS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };
const SEPARATORS = Object.keys(SIGNS) as Separator[];
const SAVE_AS_UTF8 = 'Save it as “CSV UTF-8 (comma delimited)” and choose it again.';

/**
 * Reads CSV as spreadsheets write it: UTF-8 or UTF-16, with the separator by which `knows` recognises the most headings.
 * @throws UnreadableFileError
 */
export function readTable(bytes: Buffer, knows: (heading: readonly string[]) => number): Table {
  if (bytes.length > BATCH_LIMITS.file_bytes)
    throw new UnreadableFileError(`The file is larger than ${BATCH_LIMITS_IN_WORDS.file}. Split it into several files.`);
  const { text, encoding } = decode(bytes);
  // Excel's own way to name the separator takes up the first row.
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const separator = SEPARATORS.find((name) => SIGNS[name] === named?.[1]) ?? guessSeparator(body, knows);
  const [heading = [], ...rest] = records(body, separator);
  const firstRow = named ? 3 : 2;
  const lines = rest.map((cells, index) => ({ row: firstRow + index, cells }));
  return { encoding, separator, heading, lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

function decode(bytes: Buffer): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new UnreadableFileError(`This is a workbook, not a CSV file. ${SAVE_AS_UTF8}`);
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  try {
    // Both decoders drop the byte order mark.
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new UnreadableFileError(`This file is not text in UTF-8. ${SAVE_AS_UTF8}`);
    return { text, encoding: wide ? 'UTF-16' : 'UTF-8' };
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`This file is not saved as UTF-8, so some characters would be lost. ${SAVE_AS_UTF8}`);
  }
}

function guessSeparator(text: string, knows: (heading: readonly string[]) => number): Separator {
  const guesses = SEPARATORS.map((separator) => {
    const heading = records(text, separator, 1)[0] ?? [];
    return { separator, known: knows(heading), columns: heading.length };
  });
  const [best] = guesses.sort((one, other) => other.known - one.known || other.columns - one.columns);
  return best?.separator ?? 'comma';
}

/** One more than allowed, so that an excess is noticed; blank rows count, as they do in a spreadsheet. */
const MOST_RECORDS = 2 * BATCH_LIMITS.rows + 2;

function records(text: string, separator: Separator, most = MOST_RECORDS): string[][] {
  try {
    return parse(text, {
      delimiter: SIGNS[separator],
      relax_column_count: true,
      // A quote within a name is an ordinary character.
      relax_quotes: true,
      skip_empty_lines: false,
      to: most,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A value begins with a quotation mark that is never closed. Look for a single " at the beginning of a cell.'
        : `The file cannot be read as CSV: ${error.message}.`,
    );
  }
}
