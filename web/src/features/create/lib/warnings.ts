import type { Video } from '@nimantran/proto/domain/theme';
import { longDate, parseDate } from '../../../lib/dates.ts';
import type { Draft } from '../../../lib/drafts.ts';

export interface Warning {
  field: string;
  text: string;
}

/** What a careful friend would ask before 400 relatives see it. Nothing here stops anybody. `today` is YYYY-MM-DD. */
export function warningsOf(theme: Pick<Video, 'fields'>, draft: Pick<Draft, 'details'>, today: string): Warning[] {
  const warnings: Warning[] = [];
  const seen = new Map<string, string>();
  for (const field of theme.fields) {
    const words = (draft.details[field.key] ?? '').trim();
    if (words === '') continue;
    if (field.kind === 'date' && parseDate(words) && words < today) {
      warnings.push({ field: field.key, text: `${field.label}: ${longDate(words)} is in the past.` });
    }
    if (field.kind === 'name') {
      const twin = seen.get(words.toLowerCase());
      if (twin) warnings.push({ field: field.key, text: `${twin} and ${field.label} say the same name.` });
      seen.set(words.toLowerCase(), field.label);
      if (/\d/.test(words)) warnings.push({ field: field.key, text: `${field.label} has a digit in it.` });
      if (words === field.sample.trim()) {
        warnings.push({ field: field.key, text: `${field.label} still says the sample's ${words}.` });
      }
    }
  }
  return warnings;
}
