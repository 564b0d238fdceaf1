import type { ThemeField } from '@nimantran/proto/domain/theme';
import { withoutTurningMarks } from '@nimantran/proto/domain/written-text';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Composed Unicode, without control characters but line breaks and joiners of Indian scripts, and without marks that turn the line
 * around. What stands for a lost letter stays, so that the check finds it.
 */
export function cleanText(text: string): string {
  return withoutTurningMarks(text.toWellFormed().normalize('NFC'))
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '');
}

/**
 * The text of a field as it is set: cleaned and shortened, by whole letters, to the field's limit. A single-line field has no
 * line breaks; a multi-line field has no spaces at the ends of lines and at most one empty line in a row.
 */
export function fieldWords(field: ThemeField, typed: string): string {
  const lines = cleanText(shortened(typed, field.max_length))
    .split('\n')
    .map((line) => line.trim());
  if (field.kind !== 'long_text') return lines.filter((line) => line !== '').join(' ');
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Counted before it is composed: older texts were kept as typed and may grow by composing. No letter is cut into. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let length = 0;
  let end = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += [...segment].length;
    if (length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
