import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { TextTemplate } from '@nimantran/proto/domain/theme-package';
import { formatField } from './field-formats.ts';

const PLACEHOLDER = /\{([a-z][a-z0-9_]*)(?:\|([a-z]+))?\}/g;

/** The field keys that a template names. */
export function templateFields(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].flatMap((match) => (match[1] ? [match[1]] : []));
}

/** The words a customer gave, or the theme's samples, ready to be put into templates. */
export interface Words {
  fields: Map<string, ThemeField>;
  details: Record<string, string>;
  brideFirst: boolean;
}

export interface FilledText {
  text: string;
  /** Fields whose words are in the text. */
  fields: string[];
}

/** Fills a template. One whose fields are all optional and empty gives an empty text. */
export function fillTemplate(template: TextTemplate, words: Words): FilledText {
  const pattern = words.brideFirst ? (template.bride_first ?? brideNamedFirst(template.text, words.fields)) : template.text;
  const fields = [...new Set(templateFields(pattern))];
  const empty = fields.filter((key) => wordsIn(key, words) === '');
  const allEmpty = fields.length > 0 && empty.length === fields.length;
  if (allEmpty && fields.every((key) => words.fields.get(key)?.required === false)) return { text: '', fields };
  const filled = pattern.replace(PLACEHOLDER, (_, key: string, format: string | undefined) => {
    const field = words.fields.get(key);
    return field ? formatField(field, wordsIn(key, words), format) : '';
  });
  return { text: empty.length > 0 ? tidy(filled) : filled, fields };
}

/** The words of one field on a layer of its own; where the bride is asked for first, the two names change places. */
export function fillField(key: string, words: Words): FilledText {
  const field = words.fields.get(key);
  const shown = words.brideFirst && field?.role ? (partnerOf(field, words.fields) ?? field) : field;
  if (!shown) return { text: '', fields: [] };
  return { text: formatField(shown, wordsIn(shown.key, words), undefined), fields: [shown.key] };
}

function wordsIn(key: string, words: Words): string {
  return (words.details[key] ?? '').trim();
}

function partnerOf(field: ThemeField, fields: Map<string, ThemeField>): ThemeField | undefined {
  return [...fields.values()].find((other) => other.role !== undefined && other.role !== field.role);
}

/** Swaps the two names in a template that has no wording of its own for it and names the groom first. */
function brideNamedFirst(template: string, fields: Map<string, ThemeField>): string {
  const groom = [...fields.values()].find((field) => field.role === 'groom')?.key;
  const bride = [...fields.values()].find((field) => field.role === 'bride')?.key;
  const named = templateFields(template);
  if (!groom || !bride || !named.includes(groom) || !named.includes(bride) || named.indexOf(groom) > named.indexOf(bride))
    return template;
  return template.replace(PLACEHOLDER, (whole, key: string) =>
    key === groom ? `{${bride}}` : key === bride ? `{${groom}}` : whole,
  );
}

/** Where a field is empty its separators would dangle: "Udaipur, " or " | 7 PM". */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s{2,}/g, ' ').replace(/^[\s,|·•&–—-]+|[\s,|·•&–—-]+$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}
