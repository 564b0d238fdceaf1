import type { Finding } from '../jobs/render.ts';
import { parseDay } from './calendar-day.ts';
import type { ThemeField } from './theme.ts';

/** Why a designer looks at a customer's correction: drawing found something, or a date of the invitation is not in the future. */
export type LookReason = 'finding' | 'date';

/** Whether a designer has to look at what drawing found. A video with notes is delivered as it is. */
export const hasFault = (findings: readonly Pick<Finding, 'severity'>[]): boolean =>
  findings.some(({ severity }) => severity !== 'note');

/**
 * The reasons for a designer to look at a correction before it is delivered; none if nobody has to. `today` is YYYY-MM-DD, where
 * the shop is.
 */
export function lookReasons(
  fields: readonly Pick<ThemeField, 'key' | 'kind'>[],
  details: Readonly<Record<string, string>>,
  findings: readonly Pick<Finding, 'severity'>[],
  today: string,
): LookReason[] {
  const isPast = fields.some(({ key, kind }) => {
    const date = (details[key] ?? '').trim();
    return kind === 'date' && parseDay(date) !== undefined && date <= today;
  });
  return [...(hasFault(findings) ? (['finding'] as const) : []), ...(isPast ? (['date'] as const) : [])];
}
