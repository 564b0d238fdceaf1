import { parseDay } from './calendar-day.ts';
import type { ThemeField, ThemeLanguage } from './theme.ts';
import { parseTime } from './time-of-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: they take longer to create than to use. Digits are 0 to 9 in every language, as on printed invitations. */
function formatOf(language: ThemeLanguage, kind: 'date' | 'time'): Intl.DateTimeFormat {
  const key = `${language} ${kind}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
      ...(kind === 'date'
        ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
        : { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', dayPeriod: 'short' }),
      timeZone: 'UTC',
    });
  formats.set(key, made);
  return made;
}

function part(date: Date, type: 'weekday' | 'day' | 'month' | 'year', language: ThemeLanguage): string {
  const parts = formatOf(language, 'date').formatToParts(date);
  return parts.find((candidate) => candidate.type === type)?.value ?? '';
}

function formatDate(date: Date, format: string, language: ThemeLanguage): string {
  switch (format) {
    case 'weekday':
    case 'day':
    case 'month':
    case 'year':
      return part(date, format, language);
    default: {
      const comma = language === 'ur' ? '،' : ',';
      const [weekday, day, month, year] = (['weekday', 'day', 'month', 'year'] as const).map((type) =>
        part(date, type, language),
      );
      return `${weekday}${comma} ${day} ${month} ${year}`;
    }
  }
}

/** English has AM and PM; the others name the part of the day, as in speech. */
function formatTime({ hours, minutes }: { hours: number; minutes: number }, language: ThemeLanguage): string {
  if (language === 'en')
    return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return formatOf(language, 'time').format(new Date(Date.UTC(2000, 0, 1, hours, minutes)));
}

/**
 * A field's text as shown, in the theme's language: dates as "Saturday, 5 December 2026" or one part of it, times as "7:30 PM". A
 * text that is neither a date nor a time as the form writes it ("after sunset") is shown as typed.
 */
export function formatField(
  field: Pick<ThemeField, 'kind'>,
  value: string,
  format: string | undefined,
  language: ThemeLanguage,
): string {
  if (field.kind === 'date') {
    const date = parseDay(value);
    return date ? formatDate(date, format ?? 'long', language) : value;
  }
  if (field.kind === 'time') {
    const time = parseTime(value);
    return time ? formatTime(time, language) : value;
  }
  return value;
}
