import type { Finding } from '../jobs/render.ts';
import { parseDay } from './calendar-day.ts';
import type { ThemeField } from './theme.ts';

/** Why a designer looks at a customer's correction: drawing found something, or a date of the invitation is not in the future. */
export type LookReason = 'finding' | 'date';

/**
 * The reasons for a designer to look at a correction before it is delivered; none if nobody has to. `today` is YYYY-MM-DD, where
 * the shop is. Notes are not findings: a video with them is delivered as it is.
 */
export function lookReasons(
  fields: readonly Pick<ThemeField, 'key' | 'kind'>[],
  details: Readonly<Record<string, string>>,
  findings: readonly Pick<Finding, 'severity'>[],
  today: string,
): LookReason[] {
  const isFound = findings.some(({ severity }) => severity !== 'note');
  const isPast = fields.some(({ key, kind }) => {
    const date = (details[key] ?? '').trim();
    return kind === 'date' && parseDay(date) !== undefined && date <= today;
  });
  return [...(isFound ? (['finding'] as const) : []), ...(isPast ? (['date'] as const) : [])];
}
