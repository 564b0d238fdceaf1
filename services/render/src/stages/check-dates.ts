import type { ThemeField } from '@nimantran/proto/domain/theme';
import { weekdaysIn } from '@nimantran/proto/domain/weekdays';
import type { Finding } from '@nimantran/proto/jobs/render';
import { parseDate, weekdayOf } from './field-formats.ts';

type DateFinding = Omit<Finding, 'field'> & { field: string };

/** Dates that have passed, and weekdays in the words that none of the dates falls on. */
export function dateFindings(fields: ThemeField[], details: Record<string, string>, now: Date): DateFinding[] {
  const dates = fields.flatMap((field) => {
    const date = field.kind === 'date' ? parseDate(details[field.key] ?? '') : undefined;
    return date ? [{ field, date }] : [];
  });
  const today = new Date(now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }));
  const past = dates
    .filter(({ date }) => date < today)
    .map(({ field, date }): DateFinding => {
      const message = `“${field.label}” is ${date.toISOString().slice(0, 10)}, which has passed.`;
      return { code: 'date_in_past', severity: 'warning', field: field.key, message };
    });
  const days = new Set(dates.map(({ date }) => date.getUTCDay()));
  const names = [...new Set(dates.map(({ date }) => weekdayOf(date)))].join(' or ');
  const wrong = fields.flatMap((field): DateFinding[] => {
    if (field.kind === 'date' || days.size === 0) return [];
    const text = details[field.key] ?? '';
    const named = weekdaysIn(text).find(({ day }) => !days.has(day));
    if (!named) return [];
    const message = `“${field.label}” says ${named.name}, but the date falls on a ${names}.`;
    return [{ code: 'weekday_mismatch', severity: 'warning', field: field.key, message }];
  });
  return [...past, ...wrong];
}
