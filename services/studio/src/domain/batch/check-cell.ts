import { unguarded } from '@nimantran/kit/csv';
import { type FieldFault, fieldFault } from '@nimantran/proto/domain/field-text';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { hasLostLetter, textLength, tidyText } from '@nimantran/proto/domain/written-text';
import type { BatchDates } from '@nimantran/proto/http/studio/batches';
import { type Reading, readDate, readTime } from './read-moment.ts';

/** A cell's text as it is kept: tidied, without what kept it from being a formula. */
export const tidy = (cell: string): string => tidyText(unguarded(cell));

/** The value of a tidied cell for a field, or its fault. */
export function readCell(field: ThemeField, text: string, dates: BatchDates): Reading {
  if (/^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|#+)$/.test(text))
    return { fault: `holds the error “${text}” of a spreadsheet. Put the words there.` };
  const reading = text === '' || hasLostLetter(text) ? { value: text } : readMoment(field, text, dates);
  if ('fault' in reading) return reading;
  const fault = fieldFault(field, reading.value);
  return fault === undefined ? reading : { fault: describeFault(fault, field, reading.value) };
}

/** Dates and times may be written in more ways than the form has; other text is taken as it is. */
function readMoment(field: ThemeField, text: string, dates: BatchDates): Reading {
  if (field.kind === 'date') return readDate(text, dates);
  return field.kind === 'time' ? readTime(text) : { value: text };
}

function describeFault(fault: FieldFault, { max_length }: ThemeField, text: string): string {
  switch (fault) {
    case 'missing':
      return 'is empty, and every video of this theme needs it.';
    case 'too_long':
      return `has ${textLength(text)} characters; the limit is ${max_length}.`;
    case 'lost_letter':
      return 'has letters that were lost when the file was saved. Save it as CSV UTF-8.';
    case 'not_a_day':
      return 'is not a date. Write it as YYYY-MM-DD, such as 2026-12-05.';
    case 'not_a_time':
      return 'is not a time of day. Write it as 19:30 or 7:30 PM.';
    case 'line_break':
      return 'has a line break. Write it in one line.';
    case 'control_character':
      return 'has a control character. Type the text again.';
  }
}

/** Something that seems wrong but may be right. */
export function doubtOf(text: string): string | undefined {
  return /\?{3,}/.test(text)
    ? 'is mostly question marks: letters may have been lost when the file was saved. Save it as CSV UTF-8.'
    : undefined;
}

const YES = new Set(['yes', 'y', 'true', '1', 'bride', 'haan']);
const NO = new Set(['no', 'n', 'false', '0', 'groom']);

/** Undefined if the cell is empty. */
export function readYesOrNo(text: string): { value: boolean | undefined } | { fault: string } {
  const given = text.toLowerCase();
  if (given === '') return { value: undefined };
  if (YES.has(given) || NO.has(given)) return { value: YES.has(given) };
  return { fault: `says “${text.slice(0, 40)}”. Write yes or no.` };
}
