import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { HOSTILE_KEYS, HOSTILE_TEXTS } from './hostile.ts';

/** Real ids for a place in a request, by the names on its path; undefined if none are known or the place takes no id. */
export type RealIds = (path: readonly string[]) => readonly unknown[] | undefined;

/** The part of JSON Schema that the contracts use. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const FEW = 3;
const LONGEST_TEXT = 6_000;

/** Values that a contract's schema accepts: edge cases, odd texts, and mostly real ids where ids are expected. */
export function arbitraryOf(schema: TSchema, ids: RealIds): fc.Arbitrary<unknown> {
  return build(schema as Schema, [], ids).filter((value) => Value.Check(schema, value));
}

function build(schema: Schema, path: readonly string[], ids: RealIds): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => build(one, path, ids)));
  switch (schema.type) {
    case 'object':
      return schema.patternProperties ? recordOf(schema, path, ids) : objectOf(schema, path, ids);
    case 'array':
      return arrayOf(schema, path, ids);
    case 'string':
      return orReal(textOf(schema), schema, ids(path));
    case 'integer':
    case 'number':
      return orReal(numberOf(schema), schema, ids(path));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function orReal(made: fc.Arbitrary<unknown>, schema: Schema, real: readonly unknown[] | undefined): fc.Arbitrary<unknown> {
  const fitting = real?.filter((value) => Value.Check(schema as TSchema, value)) ?? [];
  if (fitting.length === 0) return made;
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: made });
}

function objectOf(schema: Schema, path: readonly string[], ids: RealIds): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, build(one, [...path, name], ids)]));
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

function recordOf(
  { patternProperties = {}, maxProperties }: Schema,
  path: readonly string[],
  ids: RealIds,
): fc.Arbitrary<unknown> {
  const [value = {}] = Object.values(patternProperties);
  const known = ids([...path, '*'])?.filter((key) => typeof key === 'string') ?? [];
  const odd = fc.oneof(fc.constantFrom(...HOSTILE_KEYS), fc.string({ maxLength: 40 }));
  const key =
    known.length === 0 ? odd : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: odd });
  const most = Math.min(maxProperties ?? FEW, FEW);
  return fc.dictionary(key, build(value, [...path, '*'], ids), { maxKeys: most, noNullPrototype: true });
}

function arrayOf({ items = {}, minItems = 0, maxItems }: Schema, path: readonly string[], ids: RealIds): fc.Arbitrary<unknown> {
  const maxLength = Math.min(maxItems ?? minItems + FEW, minItems + FEW);
  return fc.array(build(items, path, ids), { minLength: minItems, maxLength });
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<unknown> {
  const [least, most] = [minimum ?? exclusiveMinimum, maximum];
  if (type === 'integer') {
    const [min, max] = [least ?? Number.MIN_SAFE_INTEGER, most ?? Number.MAX_SAFE_INTEGER];
    const near = fc.integer({ min: Math.max(min, -FEW), max: Math.max(min, Math.min(max, 1_000)) });
    return fc.oneof({ weight: 4, arbitrary: near }, fc.integer({ min, max }), fc.constantFrom(min, max));
  }
  const within = fc.double({ min: least ?? -1e308, max: most ?? 1e308, noNaN: true, noDefaultInfinity: true });
  return fc.oneof(within, fc.constantFrom(least ?? 0, most ?? 1e308, -0));
}

function textOf({ format, pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return dayOf();
  if (format === 'date-time') return instantOf();
  if (pattern !== undefined)
    return /\\d\{4\}|\[0-9\]\{4\}-/.test(pattern)
      ? dayOf()
      : fc.stringMatching(new RegExp(pattern)).filter((text) => text.length < LONGEST_TEXT);
  const most = Math.min(maxLength ?? 200, LONGEST_TEXT);
  const plain = fc
    .stringMatching(/^[A-Za-z][A-Za-z ,.]{0,30}$/)
    .map((text) => text.padEnd(minLength, 'x').slice(0, Math.max(most, minLength)));
  const full = fc.constantFrom('x', '\u{1f48d}', '\u0936').map((letter) => letter.repeat(most));
  const any = fc.string({ unit: 'binary', minLength, maxLength: Math.min(most, 60) });
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: full },
    { weight: 1, arbitrary: any },
  );
}

const THIS_CENTURY = { min: new Date('2020-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true };

/** Includes dates that do not exist but that a pattern accepts. */
function dayOf(): fc.Arbitrary<unknown> {
  const odd = ['0000-01-01', '0001-01-01', '9999-12-31', '2024-02-29', '2026-02-30', '2026-13-01', '0000-00-00', '9999-99-99'];
  const usual = fc.date(THIS_CENTURY).map((date) => date.toISOString().slice(0, 10));
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
}

/** Includes instants that the format accepts but no calendar or clock has. */
function instantOf(): fc.Arbitrary<unknown> {
  const odd = [
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '2016-12-31T23:59:60Z',
    '2026-01-01T00:00:00+23:59',
    '2026-01-01t00:00:00z',
    '2026-01-01T00:00:00Z[Asia/Kolkata]',
    '2026-01-01T00:00:00.123456789123Z',
  ];
  const usual = fc.date(THIS_CENTURY).map((date) => date.toISOString());
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
}
