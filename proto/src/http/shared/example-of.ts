import type { JsonSchema } from '../gateway/openapi.ts';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '3f2b8c1e-7a64-4d1b-9c53-2e8f0a6d5b17',
  'date-time': '2026-11-26T10:30:00Z',
  date: '2026-11-26',
  email: 'asha@example.com',
};
/** A text that each pattern of the documented contracts allows. */
const PATTERNED = [
  ...['wedding', 'wedding-form', 'NM-7K3Q9ZTB', 'Zk3xV9q_LmT0bRw2-YdH7A', '2026-11-26', '#b8860b', '19:30'],
  ...['IN', '27AAPFU0939F1ZV', '5f3a9c0e7d21b846', 'https://example.com/file', 'asha@example.com', 'WELCOME10'],
];
/** By the name of the field. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/email/, 'asha@example.com'],
  [/^number$/, 'NM-7K3Q9ZTB'],
  [/(?:^|_)(?:at|until)$/, '2026-11-26T10:30:00Z'],
  [/(?:^|_)(?:day|date|on)$/, '2026-11-26'],
  [/url$/, 'https://example.com/file'],
  [/name|line/, 'Asha'],
];

/** Every property, as in an answer, or only those that a request must have. */
type Extent = 'whole' | 'required';

/** A value that a contract's schema allows, for people to read. `field` is the name of its place. */
export function exampleOf(schema: JsonSchema, extent: Extent, field = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, extent, field);
  if (schema.type === 'object') return exampleObject(schema, extent);
  if (schema.type === 'array') {
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => exampleOf(schema.items ?? {}, extent, field));
  }
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? exampleText(schema, field) : null;
}

function exampleObject({ properties = {}, patternProperties = {}, required = [] }: JsonSchema, extent: Extent): object {
  const own = Object.entries(properties)
    .filter(([name]) => extent === 'whole' || required.includes(name))
    .map(([name, value]) => [name, exampleOf(value, extent, name)]);
  const free = Object.entries(patternProperties).map(([pattern, value]) => [
    exampleText({ pattern }, ''),
    exampleOf(value, extent),
  ]);
  return Object.fromEntries([...own, ...free]);
}

function exampleText({ format, pattern, minLength = 0 }: JsonSchema, field: string): string {
  if (format !== undefined) return FORMATS[format] ?? '';
  const fits = pattern === undefined ? undefined : PATTERNED.find((text) => new RegExp(pattern, 'u').test(text));
  const text = fits ?? NAMED.find(([name]) => name.test(field))?.[1] ?? (field || 'text');
  return text.padEnd(minLength, '.');
}
