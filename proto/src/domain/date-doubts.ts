import { parseDay } from './calendar-day.ts';
import { DAY_MS } from './durations.ts';
import type { ThemeField } from './theme.ts';

/** Likely mistakes in the dates of an invitation, with the key of the field that it is about. */
export type DateDoubt =
  | { code: 'date_in_past'; key: string; date: string }
  | {
      code: 'weekday_mismatch';
      key: string;
      /** The weekday as the text names it. */
      named: string;
      /** The invitation's dates as YYYY-MM-DD, and the English weekdays that they fall on. */
      dates: string[];
      weekdays: string[];
    };

/**
 * Dates before `today` (YYYY-MM-DD, where the shop is), and texts that name a weekday on which none of the invitation's dates falls.
 * Dates that no calendar has are not looked at: `fieldFault` refuses them.
 */
export function dateDoubts(
  fields: readonly Pick<ThemeField, 'key' | 'kind'>[],
  details: Readonly<Record<string, string>>,
  today: string,
): DateDoubt[] {
  const dated = fields.flatMap(({ key, kind }) => {
    const date = (details[key] ?? '').trim();
    const day = kind === 'date' ? parseDay(date) : undefined;
    return day ? [{ key, date, weekday: day.getUTCDay() }] : [];
  });
  const past = dated.filter(({ date }) => date < today).map(({ key, date }): DateDoubt => ({ code: 'date_in_past', key, date }));
  if (dated.length === 0) return past;
  const days = [...new Set(dated.map(({ weekday }) => weekday))];
  const dates = [...new Set(dated.map(({ date }) => date))];
  const mismatches = fields.flatMap(({ key, kind }): DateDoubt[] => {
    if (kind === 'date') return [];
    const wrong = weekdaysIn(details[key] ?? '').find(({ weekday }) => !days.includes(weekday));
    if (!wrong) return [];
    return [{ code: 'weekday_mismatch', key, named: wrong.name, dates, weekdays: days.map(englishWeekday) }];
  });
  return [...past, ...mismatches];
}

/**
 * Languages in which weekdays are searched; in Tamil and Urdu their names are everyday words too (silver, month, elder, week).
 */
const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'te', 'kn', 'ml', 'or'];
/** A Sunday; it and the six days after it yield the names. */
const SUNDAY = Date.UTC(2023, 0, 1);

let known: { days: Map<string, number>; pattern: RegExp } | undefined;

/** One pattern for all names: compiling one for each takes a tenth of a second. */
function knownWeekdays(): { days: Map<string, number>; pattern: RegExp } {
  const days = new Map(
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) => [format.format(SUNDAY + day * DAY_MS).toLowerCase(), day] as const);
    }),
  );
  // Next to a letter or vowel sign it is part of another word.
  return { days, pattern: new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${[...days.keys()].join('|')})(?![\p{L}\p{M}])`, 'giu') };
}

/** The weekdays that a text names, as they are written there; `weekday` counts from 0, Sunday. */
function weekdaysIn(text: string): { weekday: number; name: string }[] {
  known ??= knownWeekdays();
  const { days, pattern } = known;
  return [...text.matchAll(pattern)].flatMap(([name]) => {
    const weekday = days.get(name.toLowerCase());
    return weekday === undefined ? [] : [{ weekday, name }];
  });
}

const englishWeekday = (weekday: number): string =>
  new Date(SUNDAY + weekday * DAY_MS).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
