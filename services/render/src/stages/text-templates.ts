import { type Pair, partnerOf, shownAt } from '@nimantran/proto/domain/bride-first';
import { formatField } from '@nimantran/proto/domain/field-format';
import { placeInWords } from '@nimantran/proto/domain/map-link';
import type { ThemeField, ThemeLanguage } from '@nimantran/proto/domain/theme';
import type { TextTemplate } from '@nimantran/proto/domain/theme-package';

const PLACEHOLDER = /\{([a-z][a-z0-9_]*)(?:\|([a-z]+))?\}/g;

export function templateFields(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].flatMap((match) => (match[1] ? [match[1]] : []));
}

/** The customer's texts, or the theme's samples, ready to be put into templates. */
export interface Words {
  fields: Map<string, ThemeField>;
  details: Record<string, string>;
  brideFirst: boolean;
  /** The pairs that change places if the bride's name comes first. */
  pairs: readonly Pair[];
  /** The language of dates and times; default English. */
  language?: ThemeLanguage;
}

export interface FilledText {
  text: string;
  fields: string[];
}

/**
 * Fills a template. A line whose fields are all empty is left out, and an empty field takes the separator to its neighbour with
 * it: "{venue}, {city}" without the city is "Lake Palace". Only the template's own characters are removed, never a field's text.
 */
export function fillTemplate(template: TextTemplate, words: Words): FilledText {
  const pattern = words.brideFirst ? brideFirstPattern(template, words.pairs) : template.text;
  const fields = [...new Set(templateFields(pattern))];
  const isEmpty = (key: string): boolean => wordsIn(key, words) === '';
  const lines = pattern.split('\n').filter((line) => {
    const named = templateFields(line);
    return named.length === 0 || !named.every(isEmpty);
  });
  const isBlank = fields.length > 0 && fields.every(isEmpty);
  const filled = lines.map((line) =>
    withoutEmpty(line, isEmpty).replace(PLACEHOLDER, (_, key: string, format: string | undefined) => {
      const field = words.fields.get(key);
      return field ? formatField(field, wordsIn(key, words), format, words.language ?? 'en') : '';
    }),
  );
  return { text: isBlank ? '' : filled.join('\n'), fields };
}

/** The text of a single-field layer; if the bride's name comes first, that of the field's partner. */
export function fillField(key: string, words: Words): FilledText {
  const shown = words.fields.get(shownAt(key, words));
  if (!shown) return { text: '', fields: [] };
  return { text: formatField(shown, wordsIn(shown.key, words), undefined, words.language ?? 'en'), fields: [shown.key] };
}

/** What people are to read: of a place not the link or the coordinates that were pasted beside it. */
function wordsIn(key: string, { fields, details }: Words): string {
  const typed = (details[key] ?? '').trim();
  return fields.get(key)?.kind === 'place' ? placeInWords(typed) : typed;
}

/** The template's own wording for the bride's name first; without one, each pair that names the groom's first changes places. */
export function brideFirstPattern(template: TextTemplate, pairs: readonly Pair[]): string {
  if (template.bride_first !== undefined) return template.bride_first;
  const named = templateFields(template.text);
  const swapped = pairs.filter(([groom, bride]) => named.includes(groom) && named.indexOf(groom) < named.indexOf(bride));
  return template.text.replace(PLACEHOLDER, (whole, key: string) => whole.replace(key, partnerOf(key, swapped) ?? key));
}

const EMPTY = '\0';
const SEPARATOR = '[,;:|/·•&–—-]';
const EMPTY_BRACKETS = new RegExp(String.raw`\s*(?:\(${EMPTY}\)|\[${EMPTY}\])`, 'g');
const AFTER_SEPARATOR = new RegExp(String.raw`\s*${SEPARATOR}+\s*${EMPTY}`, 'g');
const BEFORE_SEPARATOR = new RegExp(String.raw`${EMPTY}\s*${SEPARATOR}+\s*`, 'g');

/** A line of a template without its empty fields and their separators, brackets and spaces. */
function withoutEmpty(line: string, isEmpty: (key: string) => boolean): string {
  const marked = line.replace(PLACEHOLDER, (whole, key: string) => (isEmpty(key) ? EMPTY : whole));
  if (!marked.includes(EMPTY)) return line;
  return marked
    .replace(EMPTY_BRACKETS, '')
    .replace(AFTER_SEPARATOR, '')
    .replace(BEFORE_SEPARATOR, '')
    .replaceAll(EMPTY, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}
