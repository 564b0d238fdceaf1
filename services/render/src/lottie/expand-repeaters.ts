import { isProperty, withEach } from './property.ts';

type Item = Record<string, unknown>;

export const PAINTS = new Set(['fl', 'st', 'gf', 'gs']);
/** Bytes of JSON that all repeaters of an animation may be written out to; more would exhaust memory. */
export const COPIED_BYTES = 8_000_000;

/** Rounding a number with this added rounds it up. */
const ALMOST_HALF = 0.4999;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;
const isPaint = (item: Item): boolean => PAINTS.has(String(item.ty)) && item.hd !== true;
const isRepeater = (item: Item): boolean => item.ty === 'rp' && item.hd !== true;

/**
 * The items of a group with its repeaters written out as groups, where a paint follows them or their copies fade: Skottie repeats what is
 * painted already, After Effects every path. Other repeaters after all paints, and those that cannot be written out, stay.
 */
export function expandRepeaters(items: unknown[], budget: { bytes: number }): unknown[] {
  let rest = items;
  for (;;) {
    const at = rest.findIndex((item) => isItem(item) && isRepeater(item));
    const repeater = rest[at];
    if (!isItem(repeater) || !(lacksCopies(rest) || rest.some((item) => isItem(item) && fades(item)))) return rest;
    const copies = copiesOf(repeater, rest.slice(0, at), budget);
    if (copies === undefined) return rest;
    rest = [...copies, ...rest.slice(at + 1)];
  }
}

/** Whether a list of items has a repeater with a paint after it, of which Skottie draws no copies. */
export function lacksCopies(items: unknown[]): boolean {
  const first = items.findIndex((item) => isItem(item) && isRepeater(item));
  return first >= 0 && items.slice(first).some((item) => isItem(item) && isPaint(item));
}

/** A repeater left to Skottie, which rounds the number of copies: a part of a copy is drawn as a whole one. */
export function countedUp(item: unknown): unknown {
  if (!isItem(item) || !isRepeater(item)) return item;
  const isWhole = (fixedNumber(item.c) ?? 0.5) % 1 === 0;
  return isWhole ? item : { ...item, c: withEach(item.c, (value) => value.map((count) => count + ALMOST_HALF)) };
}

/** Whether copies fade away or in, of which Skottie never draws the last one with the opacity set for it. */
export function fades(item: Item): boolean {
  if (!isRepeater(item) || !isItem(item.tr)) return false;
  const [from, to] = [item.tr.so ?? WHOLE, item.tr.eo ?? WHOLE].map((end) => (isProperty(end) ? JSON.stringify(end.k) : ''));
  return from !== to;
}

const WHOLE = { a: 0, k: 100 };

function copiesOf(repeater: Item, items: unknown[], budget: { bytes: number }): Item[] | undefined {
  const { c, o, m, tr } = repeater;
  const count = fixedNumber(c);
  const offset = fixedNumber(o ?? { a: 0, k: 0 });
  const from = fixedNumber(isItem(tr) ? (tr.so ?? { k: 100 }) : undefined);
  const to = fixedNumber(isItem(tr) ? (tr.eo ?? { k: 100 }) : undefined);
  if (!isItem(tr) || count === undefined || offset === undefined || from === undefined || to === undefined) return undefined;
  const copies = Math.max(0, Math.ceil(count));
  const bytes = copies * JSON.stringify(items).length;
  if (bytes > budget.bytes) return undefined;
  budget.bytes -= bytes;
  const groups = Array.from({ length: copies }, (_, index): Item | undefined => {
    const transform = transformOf(tr, index + offset);
    const opacity = copies > 1 ? from + ((to - from) * index) / (copies - 1) : from;
    return transform && { ty: 'gr', it: [...items, { ty: 'tr', ...transform, o: { a: 0, k: opacity } }] };
  });
  const whole = groups.filter((group) => group !== undefined);
  if (whole.length < groups.length) return undefined;
  return m === 2 ? whole.reverse() : whole;
}

/** The transform of a copy that is `times` steps away; undefined where a step's scale or anchor changes over time. */
function transformOf(tr: Item, times: number): Item | undefined {
  const anchor = fixed(tr.a) ?? (tr.a === undefined ? [0, 0] : undefined);
  const scale = fixed(tr.s) ?? (tr.s === undefined ? [100, 100] : undefined);
  if (anchor === undefined || scale === undefined || (isProperty(tr.sk) && fixedNumber(tr.sk) !== 0)) return undefined;
  if (isItem(tr.p) && tr.p.s === true) return undefined;
  const step = (value: number[]): number[] => value.map((part, axis) => part * times + (anchor[axis] ?? 0));
  return {
    a: { a: 0, k: anchor },
    p: alongTheWay(withEach(tr.p ?? { a: 0, k: [0, 0] }, step), times),
    r: withEach(tr.r ?? { a: 0, k: 0 }, (value) => value.map((degrees) => degrees * times)),
    s: { a: 0, k: scale.map((percent) => 100 * Math.sign(percent) ** times * Math.abs(percent / 100) ** times) },
  };
}

/** Tangents of a curved way grow with the distance. */
function alongTheWay(position: unknown, times: number): unknown {
  if (!isProperty(position) || !Array.isArray(position.k)) return position;
  const grown = (value: unknown): unknown => (Array.isArray(value) ? value.map((part) => Number(part) * times) : value);
  const k = position.k.map((key: unknown) =>
    isItem(key) ? { ...key, ...('to' in key ? { to: grown(key.to) } : {}), ...('ti' in key ? { ti: grown(key.ti) } : {}) } : key,
  );
  return { ...position, k };
}

/** The value of a property that does not change. */
function fixed(property: unknown): number[] | undefined {
  if (!isProperty(property)) return undefined;
  if (typeof property.k === 'number') return [property.k];
  return Array.isArray(property.k) && property.k.every((part) => typeof part === 'number') ? property.k : undefined;
}

const fixedNumber = (property: unknown): number | undefined => fixed(property)?.[0];
