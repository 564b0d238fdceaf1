import type { ThemeField } from '@nimantran/proto/domain/theme';

export function field(
  key: string,
  label: string,
  kind: ThemeField['kind'],
  sample: string,
  rest: Partial<ThemeField> = {},
): ThemeField {
  const longest = { name: 40, text: 60, long_text: 160, date: 10, time: 5, place: 60 }[kind];
  return { key, label, kind, required: true, max_length: longest, sample, ...rest };
}

/** The two names, and the template `names` that swaps them. */
export const couple = (groom: string, bride: string): ThemeField[] => [
  field('groom', 'Groom', 'name', groom, { role: 'groom' }),
  field('bride', 'Bride', 'name', bride, { role: 'bride' }),
];
