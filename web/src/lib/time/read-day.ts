import { parseDay } from '@nimantran/proto/domain/calendar-day';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const LONG_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** `2026-12-05` as staff write it: 5 Dec 2026; an empty text stays empty. */
export function writeDay(day: string): string {
  const date = parseDay(day);
  if (date === undefined) return day;
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return `${date.getUTCDate()} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${date.getUTCFullYear()}`;
}

/**
 * A day as typed: 5 Dec 2026, December 5, 2026 or 2026-12-05; undefined if no such day exists. Numbers alone with the year last are not
 * read: they mean one day in India and another in America.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim();
  if (parseDay(text)) return text;
  const dayFirst = /^(\d{1,2})(?:\s+|[.-]\s*)(\p{L}{3,9})[\s.,-]+(\d{4})$/u.exec(text);
  const monthFirst = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:\s*,\s*|\s+)(\d{4})$/u.exec(text);
  const [day, month, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const number = monthOf(month ?? '');
  if (number === undefined || day === undefined) return undefined;
  const read = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDay(read) ? read : undefined;
}

/** 1 to 12, from the name of a month or its beginning. */
function monthOf(name: string): number | undefined {
  const index = LONG_MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase()));
  return index < 0 ? undefined : index + 1;
}

/** A moment in the reader's own time zone: 5 Dec 2026, 7:30 pm. */
export function writeMoment(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const hours = moment.getHours();
  return `${writeDay(day)}, ${hours % 12 || 12}:${two(moment.getMinutes())} ${hours < 12 ? 'am' : 'pm'}`;
}

/** A moment as typed, in the reader's own time zone: 5 Dec 2026, 7:30 pm or 19:30; undefined if there is none such. */
export function readMoment(typed: string): Date | undefined {
  const [, day = '', hour = '', minute = '00', half] =
    /^(.+?)(?:\s*,\s*|\s+|T)(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(typed.trim()) ?? [];
  const read = readDay(day.replace(/,$/, ''));
  const hours = hoursOf(Number(hour), half?.toLowerCase());
  if (read === undefined || hours === undefined || hour === '' || Number(minute) > 59) return undefined;
  return new Date(`${read}T${String(hours).padStart(2, '0')}:${minute}`);
}

function hoursOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
