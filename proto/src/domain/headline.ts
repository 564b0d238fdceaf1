import type { Customisation } from './customisation.ts';
import type { ThemeField } from './theme.ts';

/** Code points. */
const MAX_HEADLINE_LENGTH = 120;

/** The parts of a theme that a headline needs. */
export interface HeadlineTheme {
  title: string;
  fields: readonly Pick<ThemeField, 'key' | 'kind' | 'role' | 'headline'>[];
}

/**
 * One line by which people tell orders apart: the couple in the order they asked for; without a couple the fields that the theme marks
 * with `headline`, else the first two names that it asks for; without names the theme's first text; without that the theme's title.
 */
export function headlineOf({ title, fields }: HeadlineTheme, given: Pick<Customisation, 'details' | 'bride_first'>): string {
  const couple = (['groom', 'bride'] as const).flatMap((role) => fields.find((field) => field.role === role) ?? []);
  const marked = fields.filter(({ headline }) => headline);
  const names = fields.filter(({ kind }) => kind === 'name').slice(0, 2);
  const text = fields.filter(({ kind }) => kind === 'text' || kind === 'long_text').slice(0, 1);
  const [chosen] = [given.bride_first ? couple.toReversed() : couple, marked, names, text]
    .map((candidates) => candidates.map(({ key }) => given.details[key]?.trim()).filter(Boolean))
    .filter((texts) => texts.length > 0);
  return [...(chosen?.join(' & ') ?? title).replace(/\s+/g, ' ')].slice(0, MAX_HEADLINE_LENGTH).join('');
}
