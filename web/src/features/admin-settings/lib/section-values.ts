import { HTTPS_LINK, MAIL_ADDRESS } from '@nimantran/proto/domain/shop';
import { textLength, tidyText } from '@nimantran/proto/domain/written-text';
import { faultsOfProblem } from '../../../lib/forms/problem-faults.ts';
import type { SettingsField } from './section-forms.ts';

/** The contents of a form, by the paths of its fields. */
export type Texts = Readonly<Record<string, string>>;
type Value = Readonly<Record<string, unknown>>;

export function textsOf(value: Value, fields: readonly SettingsField[]): Texts {
  return Object.fromEntries(fields.map((field) => [field.path, textOf(partOf(value, field.path), field)]));
}

function textOf(part: unknown, { kind }: SettingsField): string {
  if (!Array.isArray(part)) return part === null || part === undefined ? '' : String(part);
  return part.map((entry) => (kind === 'links' ? `${entry.name} ${entry.url}` : String(entry))).join('\n');
}

function partOf(value: Value, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Value | undefined)?.[name], value);
}

/** The section that the fields describe, and what is wrong with them. */
export function readTexts(texts: Texts, fields: readonly SettingsField[]): { value: Value; faults: Record<string, string> } {
  const value: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const text = tidyText(texts[field.path] ?? '');
    const fault = faultOf(text, field);
    if (fault !== undefined) faults[field.path] = fault;
    const names = field.path.split('.');
    const last = names.pop() ?? '';
    const within = names.reduce<Record<string, unknown>>((part, name) => {
      part[name] ??= {};
      return part[name] as Record<string, unknown>;
    }, value);
    within[last] = read(text, field);
  }
  return { value, faults };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function read(text: string, { kind, optional }: SettingsField): unknown {
  if (kind === 'lines') return linesOf(text);
  if (kind === 'links') {
    return linesOf(text).map((line) => {
      const at = line.lastIndexOf(' ');
      return { name: line.slice(0, Math.max(0, at)).trim(), url: line.slice(at + 1) };
    });
  }
  return text === '' && optional ? null : text;
}

const MOST = { lines: 6, links: 8 } as const;
const LINE_LIMIT = { lines: 120, links: 341 } as const;

function faultOf(text: string, { kind, optional, limit }: SettingsField): string | undefined {
  if (text === '') return optional ? undefined : 'This is required.';
  if (textLength(text) > limit) return `This has more than ${limit} characters.`;
  if (kind === 'email' && !new RegExp(MAIL_ADDRESS).test(text)) return 'This is not an email address.';
  if (kind === 'https' && !new RegExp(HTTPS_LINK).test(text)) return 'Enter an address that begins with https://.';
  if (kind !== 'lines' && kind !== 'links') return undefined;
  const lines = linesOf(text);
  if (lines.length > MOST[kind]) return `At most ${MOST[kind]} lines.`;
  const long = lines.find((line) => line.length > LINE_LIMIT[kind]);
  if (long) return `A line has more than ${LINE_LIMIT[kind]} characters.`;
  const wrong = kind === 'links' && lines.find((line) => !/^.{1,40} https:\/\/\S+$/.test(line));
  return wrong ? `“${wrong}” is not a name, a space, and an address that begins with https://.` : undefined;
}

/** The shop's refusal, by the fields' paths: an entry of a list is its field's. */
export function faultsByField(
  errors: Parameters<typeof faultsOfProblem>[0],
  section: string,
  fields: readonly SettingsField[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, message] of Object.entries(faultsOfProblem(errors))) {
    const path = place.replace(`change.${section}.`, '');
    const field = fields.find((each) => path === each.path || path.startsWith(`${each.path}.`));
    if (field) faults[field.path] = message;
  }
  return faults;
}
