import type { ThemeField } from '@nimantran/proto/domain/theme';

const partsFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

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

/** `en` weekday of a date: Saturday. */
export function weekdayOf(date: Date): string {
  return part(date, 'weekday');
}

function part(date: Date, type: 'weekday' | 'day' | 'month' | 'year'): string {
  return partsFormat.formatToParts(date).find((candidate) => candidate.type === type)?.value ?? '';
}

function formatDate(date: Date, format: string): string {
  const long = `${part(date, 'weekday')}, ${part(date, 'day')} ${part(date, 'month')} ${part(date, 'year')}`;
  switch (format) {
    case 'weekday':
    case 'day':
    case 'month':
    case 'year':
      return part(date, format);
    default:
      return long;
  }
}

function formatTime({ hours, minutes }: { hours: number; minutes: number }): string {
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * A field's words as they are shown: dates as "Saturday, 5 December 2026" or one part of it, times as "7:30 PM". What is
 * neither a date nor a time as the form writes it ("after sunset") is shown as it was typed.
 */
export function formatField(field: ThemeField, value: string, format: string | undefined): string {
  if (field.kind === 'date') {
    const date = parseDate(value);
    return date ? formatDate(date, format ?? 'long') : value;
  }
  if (field.kind === 'time') {
    const time = parseTime(value);
    return time ? formatTime(time) : value;
  }
  return value;
}
