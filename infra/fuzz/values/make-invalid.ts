import type { Operation } from '@nimantran/proto/http/shared/operation';
import { XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import fc from 'fast-check';
import { encode, jsonOf, type Parts, pathOf, queryOf, toWire, type Wire } from '../wire.ts';
import { HOSTILE_KEYS, HOSTILE_NUMBERS, HOSTILE_SEGMENTS, HOSTILE_TEXTS } from './hostile.ts';

/** How a valid request is made invalid: the method, the place and the value. */
export interface Spoiling {
  way: number;
  at: number;
  pick: number;
}
export const spoilings: fc.Arbitrary<Spoiling> = fc.record({ way: fc.nat(9_999), at: fc.nat(9_999), pick: fc.nat(9_999) });

type Spoil = (wire: Wire, parts: Parts, operation: Operation, spoiling: Spoiling) => Wire;

const LONG_ADDRESS = 9_000;
const DEEP = 20_000;
const pickOf = <Value>(values: readonly Value[], pick: number): Value => values[pick % values.length] as Value;

/** Turns a valid request into one that the contract must reject, or that no real client would send. */
export function spoil(operation: Operation, parts: Parts, idempotencyKey: string, spoiling: Spoiling): Wire {
  const wire = toWire(operation, parts, idempotencyKey);
  const ways = [
    ...(operation.body ? BODY : NO_BODY),
    ...(operation.params ? PARAMS : []),
    ...QUERY,
    ...LINE,
    ...(operation.idempotent ? KEY : []),
  ];
  return pickOf(ways, spoiling.way)(wire, parts, operation, spoiling);
}

const json = (wire: Wire, text: string | Buffer): Wire => ({
  ...wire,
  headers: { ...wire.headers, 'content-type': 'application/json' },
  body: Buffer.from(text),
});

/** The paths of all values in a body; the body itself first. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([name, one]) => placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]))];
}

const MARK = '\u2603mark\u2603';

/** The body's JSON with one value replaced by other JSON. */
function withJson(body: unknown, at: number, text: string): string {
  const path = pickOf(placesOf(body), at);
  const marked = replaced(body, path, MARK);
  return JSON.stringify(marked).replace(`"${MARK}"`, () => text);
}

function replaced(value: unknown, [name, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (index === name ? replaced(one, rest, by) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, key === name ? replaced(one, rest, by) : one]),
  );
}

function without(body: unknown, at: number): unknown {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const gone = names[at % Math.max(1, names.length)];
  return Object.fromEntries(Object.entries((body ?? {}) as object).filter(([name]) => name !== gone));
}

const WRONG_JSON = ['null', 'true', '[]', '{}', '""', '"NaN"', '[[]]', '{"__proto__":{}}', '-1', '1.5', '"\\ud800"', '"\\u0000"'];
const LONG_TEXTS = [301, 1_001, 4_001, 10_000, 100_000];

const BODY: readonly Spoil[] = [
  (wire, { body }, _, { at, pick }) => json(wire, withJson(body, at, pickOf(WRONG_JSON, pick))),
  (wire, { body }, _, { at, pick }) => json(wire, withJson(body, at, pickOf(HOSTILE_NUMBERS, pick))),
  (wire, { body }, _, { at, pick }) => json(wire, withJson(body, at, JSON.stringify(pickOf(HOSTILE_TEXTS, pick)))),
  (wire, { body }, _, { at, pick }) =>
    json(wire, withJson(body, at, JSON.stringify(pickOf(['x', '\u{1f48d}'], at).repeat(pickOf(LONG_TEXTS, pick))))),
  (wire, { body }, _, { at }) => json(wire, JSON.stringify(without(body, at))),
  (wire, { body }, _, { pick }) =>
    json(wire, `{${JSON.stringify(pickOf(HOSTILE_KEYS, pick))}:{"admin":true},${JSON.stringify(body ?? {}).slice(1)}`),
  (wire, { body }, _, { at }) => json(wire, withJson(body, at, '['.repeat(DEEP) + ']'.repeat(DEEP))),
  (wire, { body }, _, { at }) => json(wire, withJson(body, at, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`)),
  (wire, { body }, _, { at }) =>
    json(wire, (jsonOf(body) ?? Buffer.alloc(0)).subarray(0, at % Math.max(1, jsonOf(body)?.length ?? 1))),
  (wire) => json(wire, ''),
  (wire, { body }) => json(wire, `\ufeff${JSON.stringify(body)}`),
  (wire, { body }) =>
    json(
      wire,
      Buffer.concat([
        Buffer.from('{"a":"'),
        Buffer.from([0xff, 0xc0, 0xed, 0xa0, 0x80]),
        Buffer.from('",'),
        Buffer.from(JSON.stringify(body ?? {}).slice(1)),
      ]),
    ),
  (wire, { body }, _, { pick }) => ({
    ...wire,
    headers: {
      ...wire.headers,
      'content-type': pickOf(
        [
          'text/plain',
          'application/xml',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-16',
          'a',
          '',
        ],
        pick,
      ),
    },
    body: jsonOf(body),
  }),
  (wire) => ({ ...wire, headers: without(wire.headers, Object.keys(wire.headers).indexOf('content-type')) as Wire['headers'] }),
  (wire) => ({ ...wire, headers: { ...wire.headers, 'content-encoding': 'gzip' } }),
  (wire, { body }) => ({ ...json(wire, `${JSON.stringify(body)}${' '.repeat(300_000)}`), mayBreak: true }),
  (wire, { body }) => ({
    ...json(wire, `{"x":"${'x'.repeat(1_100_000)}",${JSON.stringify(body ?? {}).slice(1)}`),
    mayBreak: true,
  }),
];

const NO_BODY: readonly Spoil[] = [
  (wire) => json(wire, '{"a":1}'),
  (wire) => json(wire, '{'),
  (wire) => json(wire, ''),
  (wire) => ({ ...wire, headers: { ...wire.headers, 'content-type': 'text/plain' }, body: Buffer.from('a') }),
];

/** Replaces one segment of the path. */
function withSegment(operation: Operation, parts: Parts, at: number, segment: string): string {
  const names = Object.keys(parts.params);
  const name = pickOf(names, at);
  return pathOf(operation, { ...parts.params, [name]: MARK }).replace(encode(MARK), () => segment) + queryOf(parts.query);
}

const PARAMS: readonly Spoil[] = [
  (wire, parts, operation, { at, pick }) => ({
    ...wire,
    path: withSegment(operation, parts, at, pickOf(HOSTILE_SEGMENTS, pick)),
  }),
  (wire, parts, operation, { at, pick }) => ({
    ...wire,
    path: withSegment(operation, parts, at, encode(pickOf(HOSTILE_TEXTS, pick))),
  }),
  (wire, parts, operation, { at, pick }) => {
    const name = pickOf(Object.keys(parts.params), at);
    const real = encode(String(parts.params[name]));
    const spoilt = [
      `${real}%20`,
      `${real}/`,
      `${real}%00`,
      real.toUpperCase(),
      real.toLowerCase(),
      `/${real}`,
      real.slice(0, -1),
    ];
    return { ...wire, path: withSegment(operation, parts, at, pickOf(spoilt, pick)) };
  },
];

function withQuery(wire: Wire, more: string): Wire {
  return { ...wire, path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${more}` };
}

/** The name of a query parameter, known or unknown. */
const asked = (operation: Operation, at: number): string =>
  pickOf([...Object.keys(operation.query?.properties ?? {}), 'limit', 'cursor'], at);

const QUERY: readonly Spoil[] = [
  (wire, _, operation, { at, pick }) => withQuery(wire, `${asked(operation, at)}=${pickOf(HOSTILE_SEGMENTS, pick)}`),
  (wire, _, operation, { at, pick }) => withQuery(wire, `${asked(operation, at)}=${encode(pickOf(HOSTILE_TEXTS, pick))}`),
  (wire, _, operation, { at }) => withQuery(wire, `${asked(operation, at)}=1&${asked(operation, at)}=2`),
  (wire, _, operation, { at, pick }) =>
    withQuery(wire, `${asked(operation, at)}${pickOf(['[]', '[a]', '[__proto__]', '.a', ''], pick)}=1`),
  (wire, _, __, { pick }) => withQuery(wire, `${encode(pickOf(HOSTILE_KEYS, pick))}=1`),
  (wire, _, operation, { at, pick }) =>
    withQuery(
      wire,
      `${asked(operation, at)}=${pickOf(['W10', 'bnVsbA', 'e30', 'IiI', 'WyIyMDI2LTk5LTk5VDAwOjAwOjAwWiIsIngiXQ', '999999999999999999999', 'LTE'], pick)}`,
    ),
];

const LINE: readonly Spoil[] = [
  (wire) => withQuery(wire, `x=${'a'.repeat(LONG_ADDRESS)}`),
  (wire, _, __, { pick }) => ({
    ...wire,
    path: wire.path.replace('/api/', pickOf(['/api//', '/%61pi/', '/api/./', '/API/', '/api/../api/'], pick)),
  }),
  (wire, _, __, { pick }) => ({
    ...wire,
    method: pickOf(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'POST', 'GET', 'PROPFIND'], pick),
    mayBreak: true,
  }),
  (wire, _, __, { pick }) => ({
    ...wire,
    headers: { ...wire.headers, [XSRF_HEADER]: pickOf(['', 'x', '\u00ff', 'a'.repeat(200)], pick) },
  }),
  (wire, _, __, { pick }) => ({
    ...wire,
    headers: { ...wire.headers, authorization: pickOf(['Bearer x', 'Bearer a.b.c', 'Basic eDp4', 'Bearer '], pick) },
  }),
  (wire, _, __, { pick }) => ({
    ...wire,
    headers: {
      ...wire.headers,
      accept: 'text/html',
      range: pickOf(['bytes=0-', 'bytes=9-1', 'bytes=-1', 'x'], pick),
      'if-none-match': '*',
      traceparent: '00-zz-zz-01',
    },
  }),
  (wire, _, __, { pick }) => ({
    ...wire,
    headers: { ...wire.headers, 'x-odd': pickOf(['a'.repeat(7_000), '\u00ff\u00fe', ''], pick) },
  }),
];

const KEYS = ['', 'short', 'with space', 'a'.repeat(129), '\u00ff'.repeat(9), '__proto__', '../../../..'];
const KEY: readonly Spoil[] = [
  (wire, _, __, { pick }) => ({ ...wire, headers: { ...wire.headers, 'idempotency-key': pickOf(KEYS, pick) } }),
  (wire) => ({
    ...wire,
    headers: without(wire.headers, Object.keys(wire.headers).indexOf('idempotency-key')) as Wire['headers'],
  }),
  (wire) => ({ ...wire, headers: { ...wire.headers, 'idempotency-key': ['first-key', 'second-key'] } }),
];
