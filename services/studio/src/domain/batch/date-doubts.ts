import type { ThemeField } from '@nimantran/proto/domain/theme';
import { weekdaysIn } from '@nimantran/proto/domain/weekdays';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Dates that have passed, and weekdays in the words that none of the dates falls on. */
export function dateDoubts(
  fields: readonly ThemeField[],
  details: Readonly<Record<string, string>>,
  today: Date,
): { key: string; message: string }[] {
  const inIndia = today.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  const dates = fields.flatMap(({ kind, key }) => (kind === 'date' && details[key] ? [{ key, date: details[key] }] : []));
  const days = new Set(dates.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay()));
  const names = [...days].map((day) => WEEKDAYS[day]).join(' or ');
  const past = dates
    .filter(({ date }) => date < inIndia)
    .map(({ key, date }) => ({ key, message: `${date} has passed already.` }));
  const wrong = fields.flatMap(({ kind, key }) => {
    if (kind === 'date' || days.size === 0) return [];
    const named = weekdaysIn(details[key] ?? '').find(({ day }) => !days.has(day));
    return named ? [{ key, message: `It says ${named.name}, but the date falls on a ${names}.` }] : [];
  });
  return [...past, ...wrong];
}
