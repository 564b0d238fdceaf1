import type { ThemeField } from '@nimantran/proto/domain/theme';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What studio would refuse, said while it is typed. */
export function faultOf(field: ThemeField, value: string): string | undefined {
  const words = value.trim();
  if (words === '') return field.required ? 'The film needs these words.' : undefined;
  const over = lengthOf(words) - field.max_length;
  if (over > 0) return `${over} ${over === 1 ? 'character' : 'characters'} too many.`;
  if (field.kind === 'date' && !isDay(words)) return 'Write the date as YYYY-MM-DD.';
  if (field.kind === 'time' && !TIME.test(words)) return 'Write the time as HH:MM, 24 hours.';
  return undefined;
}

/** In characters as studio counts them, so that an emoji or a letter beyond the basic plane is one. */
export const lengthOf = (words: string): number => [...words].length;

/** The browser's own picker would hide words that are no date or time; those stay plain text. */
export function inputTypeOf(field: ThemeField, present: string): 'date' | 'time' | 'text' {
  if (field.kind === 'date' && (present === '' || isDay(present))) return 'date';
  if (field.kind === 'time' && (present === '' || TIME.test(present))) return 'time';
  return 'text';
}

function isDay(words: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(words)) return false;
  const day = new Date(`${words}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(words);
}
