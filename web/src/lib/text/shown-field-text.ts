import type { ThemeField } from '@nimantran/proto/domain/theme';
import { clockTime, longDate } from '../time/dates.ts';

/** A field's text as the video shows it. */
export function shownFieldText(field: Pick<ThemeField, 'kind'>, words: string): string {
  const text = words.trim();
  if (field.kind === 'date') return longDate(text) ?? text;
  if (field.kind === 'time') return clockTime(text) ?? text;
  return text;
}
