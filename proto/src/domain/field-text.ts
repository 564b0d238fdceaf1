import { isDay } from './calendar-day.ts';
import type { ThemeField } from './theme.ts';
import { isTime } from './time-of-day.ts';
import { hasControlCharacter, hasLostLetter, hasTurningMark, textLength, tidyText } from './written-text.ts';

type FieldRule = Pick<ThemeField, 'kind' | 'required' | 'max_length'>;

export type FieldFault = 'missing' | 'too_long' | 'lost_letter' | 'not_a_day' | 'not_a_time' | 'line_break' | 'control_character';

/**
 * The fault in the text of a theme's field, as the form, the order, a designer's correction and a batch judge it.
 * The text may be given as it was typed: it is tidied before it is judged, and has to be tidied before it is kept.
 */
export function fieldFault(field: FieldRule, typed: string): FieldFault | undefined {
  const text = tidyText(typed);
  if (text === '') return field.required ? 'missing' : undefined;
  if (textLength(text) > field.max_length) return 'too_long';
  if (hasLostLetter(text)) return 'lost_letter';
  if (field.kind === 'date') return isDay(text) ? undefined : 'not_a_day';
  if (field.kind === 'time') return isTime(text) ? undefined : 'not_a_time';
  if (field.kind !== 'long_text' && /[\n\u2028\u2029]/.test(text)) return 'line_break';
  return hasControlCharacter(text, '\n') || hasTurningMark(text) ? 'control_character' : undefined;
}

const MESSAGES: Readonly<Record<Exclude<FieldFault, 'too_long'>, string>> = {
  missing: 'is required',
  lost_letter: 'has a letter that was lost when it was copied: type it again',
  not_a_day: 'is not a valid day as YYYY-MM-DD',
  not_a_time: 'is not a time of day as HH:MM',
  line_break: 'has a line break or control character',
  control_character: 'has a line break or control character',
};

/** Faults of the texts given for a theme's fields (field key → text), each with the message that follows the field's name. */
export function detailFaults(
  fields: readonly (FieldRule & Pick<ThemeField, 'key'>)[],
  details: Readonly<Record<string, string>>,
): { key: string; message: string }[] {
  const known = new Set(fields.map(({ key }) => key));
  const unknown = Object.keys(details).filter((key) => !known.has(key));
  return [
    ...unknown.map((key) => ({ key, message: 'is not part of this theme' })),
    ...fields.flatMap((field) => {
      const fault = fieldFault(field, details[field.key] ?? '');
      if (fault === undefined) return [];
      return [
        { key: field.key, message: fault === 'too_long' ? `has more than ${field.max_length} characters` : MESSAGES[fault] },
      ];
    }),
  ];
}
