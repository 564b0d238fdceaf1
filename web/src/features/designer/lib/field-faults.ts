import { isDay } from '@nimantran/proto/domain/calendar-day';
import { fieldFault } from '@nimantran/proto/domain/field-text';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { isTime } from '@nimantran/proto/domain/time-of-day';
import { textLength } from '@nimantran/proto/domain/written-text';

/** Faults for which studio would refuse a correction, reported while the designer types. */
export function correctionFault(field: ThemeField, typed: string): string | undefined {
  switch (fieldFault(field, typed)) {
    case undefined:
      return undefined;
    case 'missing':
      return 'The video needs this text.';
    case 'too_long': {
      const over = textLength(typed) - field.max_length;
      return `${over} ${over === 1 ? 'character' : 'characters'} too many.`;
    }
    case 'lost_letter':
      return 'A letter was lost when this was copied. Type it again.';
    case 'not_a_day':
      return 'Write the date as in 5 Dec 2026.';
    case 'not_a_time':
      return 'Enter the time as HH:MM, 24 hours.';
    case 'line_break':
      return 'Write this in one line.';
    case 'control_character':
      return 'Remove the invisible characters, such as tabs.';
  }
}

/** The browser's picker would hide text that is not a date or time; such a field stays plain text. */
export function inputTypeOf(field: ThemeField, present: string): 'date' | 'time' | 'text' {
  if (field.kind === 'date' && (present === '' || isDay(present))) return 'date';
  if (field.kind === 'time' && (present === '' || isTime(present))) return 'time';
  return 'text';
}
