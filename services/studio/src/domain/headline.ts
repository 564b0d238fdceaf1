import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { ThemeField } from '@nimantran/proto/domain/theme';

const LONGEST = 120;
const DATE_OR_TIME = /^\d{4}-\d{2}-\d{2}$|^\d{2}:\d{2}$/;

/** The names of an invitation, to tell jobs apart; without the theme's fields, its first words. */
export function headlineOf(customisation: Customisation, fields: readonly ThemeField[] = []): string {
  const words = (key: string) => customisation.details[key]?.trim() ?? '';
  const names = fields.filter((field) => field.kind === 'name' && words(field.key) !== '');
  const couple = (['groom', 'bride'] as const).map((role) => names.find((field) => field.role === role));
  const ordered = couple.every((field) => field !== undefined)
    ? customisation.bride_first
      ? couple.toReversed()
      : couple
    : names;
  const text =
    ordered.length > 0
      ? ordered.flatMap((field) => (field ? [words(field.key)] : [])).join(' & ')
      : (Object.values(customisation.details).find((value) => value.trim() !== '' && !DATE_OR_TIME.test(value)) ?? '');
  return [...text.trim()].slice(0, LONGEST).join('');
}
