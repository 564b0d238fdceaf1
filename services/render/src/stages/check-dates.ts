import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { Finding } from '@nimantran/proto/jobs/render';
import { parseDate, weekdayOf } from './field-formats.ts';

/** Languages in which weekdays are looked for; in Tamil and Urdu their names are everyday words too (silver, month, elder, week). */
const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'te', 'kn', 'ml', 'or'];
/** A Sunday; the six days after it give the other names. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

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

let known: { days: Map<string, number>; pattern: RegExp } | undefined;

/** All names in one pattern: making one for each takes a tenth of a second. */
function knownWeekdays(): { days: Map<string, number>; pattern: RegExp } {
  const days = new Map(
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => [format.format(SUNDAY + day * DAY_MS).toLowerCase(), day] as const);
    }),
  );
  // Letters and vowel signs on either side make it another word.
  return { days, pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${[...days.keys()].join('|')})(?![\p{L}\p{M}])`, 'giu') };
}

function weekdaysIn(text: string): { day: number; name: string }[] {
  known ??= knownWeekdays();
  const { days, pattern } = known;
  return [...text.matchAll(pattern)].flatMap(([name]) => {
    const day = days.get(name.toLowerCase());
    return day === undefined ? [] : [{ day, name }];
  });
}
