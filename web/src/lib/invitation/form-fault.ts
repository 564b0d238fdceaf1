import { fieldFault } from '@nimantran/proto/domain/field-text';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { textLength } from '@nimantran/proto/domain/written-text';

/**
 * The sentence beside a field whose text the shop would refuse. `isUnread`: its control holds something that the browser does not
 * report.
 */
export function formFault(field: ThemeField, words: string, isUnread = false): string | undefined {
  if (isUnread) return field.kind === 'time' ? 'Enter the whole time, such as 7:30 PM.' : 'Enter a valid date.';
  switch (fieldFault(field, words)) {
    case undefined:
      return undefined;
    case 'missing':
      return `Enter ${withArticle(inSentence(field.label))}.`;
    case 'too_long':
      return `Shorten this to ${field.max_length} characters; it has ${textLength(words)}.`;
    case 'lost_letter':
      return 'A letter was lost when this was copied. Type it again.';
    case 'not_a_day':
      return 'Enter a valid date.';
    case 'not_a_time':
      return 'Enter a time such as 19:30.';
    case 'line_break':
      return 'Write this in one line.';
    case 'control_character':
      return 'Remove the invisible characters, such as tabs.';
  }
}

/** “the date”, “your names”. */
const withArticle = (label: string): string => (/^(the|your|our|an?)\b/i.test(label) ? label : `the ${label}`);

function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
