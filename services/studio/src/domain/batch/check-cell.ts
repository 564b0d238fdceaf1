import { unguarded } from '@nimantran/kit/csv';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { BatchDates } from '@nimantran/proto/http/batches';
import { type Reading, readDate, readTime } from './read-moment.ts';

/** As it is kept: in Unicode's composed form, with plain line breaks, without blanks around it or what kept it from being a formula. */
export const tidy = (cell: string): string => unguarded(cell).normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** What a tidied cell says for a field, or what is wrong with it. */
export function readCell(field: ThemeField, text: string, dates: BatchDates): Reading {
  if (text === '') return field.required ? { fault: 'is empty, and every video of this theme needs it.' } : { value: '' };
  if (/^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|#+)$/.test(text))
    return { fault: `holds the error “${text}” of a spreadsheet. Put the words there.` };
  if (text.includes('\uFFFD')) return { fault: 'has letters that were lost when the file was saved. Save it as CSV UTF-8.' };
  if (field.kind === 'date') return readDate(text, dates);
  if (field.kind === 'time') return readTime(text);
  const length = [...text].length;
  if (length > field.max_length) return { fault: `has ${length} characters, and ${field.max_length} is the most.` };
  if (text.includes('\n') && field.kind !== 'long_text') return { fault: 'has a line break. Write it in one line.' };
  if (/\p{Cc}/u.test(text.replaceAll('\n', ''))) return { fault: 'has a control character. Type the words anew.' };
  return { value: text };
}

/** What seems wrong without being so for certain. */
export function doubtOf(text: string): string | undefined {
  return /\?{3,}/.test(text)
    ? 'is mostly question marks: letters may have been lost when the file was saved. Save it as CSV UTF-8.'
    : undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'bride', 'haan']);
const NO = new Set(['no', 'n', 'false', '0', 'groom']);

/** Undefined where the cell is empty. */
export function readYesOrNo(text: string): { value: boolean | undefined } | { fault: string } {
  const given = text.toLowerCase();
  if (given === '') return { value: undefined };
  if (YES.has(given) || NO.has(given)) return { value: YES.has(given) };
  return { fault: `says “${text.slice(0, 40)}”. Write yes or no.` };
}
