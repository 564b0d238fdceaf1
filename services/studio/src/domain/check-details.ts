import type { ThemeField } from '@nimantran/proto/domain/theme';

export interface Fault {
  field: string;
  message: string;
}

/** What is wrong with a customer's words under a theme's form; empty when nothing is. */
export function checkDetails(fields: readonly ThemeField[], details: Readonly<Record<string, string>>): Fault[] {
  const known = new Set(fields.map((field) => field.key));
  const strangers = Object.keys(details).filter((key) => !known.has(key));
  return [
    ...strangers.map((key) => ({ field: `details.${key}`, message: 'is not a field of this theme' })),
    ...fields.flatMap((field) => {
      const message = faultOf(field, details[field.key]?.trim() ?? '');
      return message === undefined ? [] : [{ field: `details.${field.key}`, message }];
    }),
  ];
}

function faultOf(field: ThemeField, value: string): string | undefined {
  if (value === '') return field.required ? 'is required' : undefined;
  if ([...value].length > field.max_length) return `must have at most ${field.max_length} characters`;
  if (field.kind === 'date' && !isDate(value)) return 'must be a date as YYYY-MM-DD';
  if (field.kind === 'time' && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) return 'must be a time as HH:MM';
  return undefined;
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
