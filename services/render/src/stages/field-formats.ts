import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { ThemeLanguage } from '@nimantran/proto/domain/theme-package';

/** A calendar day from YYYY-MM-DD, or undefined where the text is no such day. */
export function parseDate(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : date;
}

/** Hours and minutes from HH:MM or H:MM, with or without seconds. */
export function parseTime(text: string): { hours: number; minutes: number } | undefined {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? { hours: Number(match[1]), minutes: Number(match[2]) } : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: they take longer to make than to use. Figures are 0 to 9 in every language, as people write them on invitations. */
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

/** Weekday of a date: Saturday. */
export function weekdayOf(date: Date, language: ThemeLanguage = 'en'): string {
  return part(date, 'weekday', language);
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

/** English has AM and PM; the others say which part of the day it is, as they do in speech. */
function formatTime({ hours, minutes }: { hours: number; minutes: number }, language: ThemeLanguage): string {
  if (language === 'en')
    return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  return formatOf(language, 'time').format(new Date(Date.UTC(2000, 0, 1, hours, minutes)));
}

/**
 * A field's words as they are shown, in the theme's language: dates as "Saturday, 5 December 2026" or one part of it, times as
 * "7:30 PM". What is neither a date nor a time as the form writes it ("after sunset") is shown as it was typed.
 */
export function formatField(field: ThemeField, value: string, format: string | undefined, language: ThemeLanguage): string {
  if (field.kind === 'date') {
    const date = parseDate(value);
    return date ? formatDate(date, format ?? 'long', language) : value;
  }
  if (field.kind === 'time') {
    const time = parseTime(value);
    return time ? formatTime(time, language) : value;
  }
  return value;
}
