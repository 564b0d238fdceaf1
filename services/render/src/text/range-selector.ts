import { cubicBezier, evaluate } from '../lottie/property.ts';
import type { PlacedCluster } from './layout.ts';

/** One selector of a text animator as Lottie writes it (`s` of an animator): `b`, `r`, `sh`, `s`, `e`, `o`, `a`, `xe`, `ne`, `sm`, `rn`. */
export type Selector = Record<string, unknown>;

export interface UnitTotals {
  characters: number;
  letters: number;
  words: number;
  lines: number;
}

/** How strongly an animator applies to a cluster: 0 to 1, negative with a negative amount. */
export type WeightOf = (cluster: PlacedCluster) => number;

export function totalsOf(clusters: PlacedCluster[]): UnitTotals {
  const last = (pick: (cluster: PlacedCluster) => number): number =>
    clusters.reduce((most, cluster) => Math.max(most, pick(cluster) + 1), 0);
  return {
    characters: last((cluster) => cluster.index),
    letters: last((cluster) => cluster.indexWithoutSpaces),
    words: last((cluster) => cluster.word),
    lines: last((cluster) => cluster.line),
  };
}

const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);
const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Whether a selector is the range selector; wiggly and expression selectors have another type. */
export function isRange(selector: Selector): boolean {
  return number(selector.t, 0) === 0;
}

/** Index of the cluster and number of units, in the unit the selector counts: 1 characters, 2 letters, 3 words, 4 lines. */
function unitOf(basedOn: number, cluster: PlacedCluster): number {
  if (basedOn === 2) return cluster.indexWithoutSpaces;
  if (basedOn === 3) return cluster.word;
  return basedOn === 4 ? cluster.line : cluster.index;
}

function totalOf(basedOn: number, totals: UnitTotals): number {
  if (basedOn === 2) return totals.letters;
  if (basedOn === 3) return totals.words;
  return basedOn === 4 ? totals.lines : totals.characters;
}

/** The selectors of an animator at a frame, combined by their modes. Without one the animator applies to the whole text. */
export function selectorsAt(selectors: Selector[], totals: UnitTotals, frame: number): WeightOf {
  const ranges = selectors.filter(isRange);
  // The effect of another kind of selector is unknown: the text stays as it is at rest.
  if (selectors.length > 0 && ranges.length === 0) return () => 0;
  const [first, ...others] = ranges.map((selector, index) => ({
    mode: number(selector.m, 1),
    weight: rangeAt(selector, totals, frame, index),
  }));
  if (!first) return () => 1;
  if (others.length === 0 && ADDING_MODES.has(first.mode)) return first.weight;
  const start = ADDING_MODES.has(first.mode) ? 0 : 1;
  return (cluster) => [first, ...others].reduce((taken, { mode, weight }) => combined(mode, taken, weight(cluster)), start);
}

/** Modes that start with nothing selected: add, max, difference. The others subtract from the whole. */
const ADDING_MODES = new Set([1, 5, 6]);

function combined(mode: number, taken: number, weight: number): number {
  if (mode === 2) return clamp(taken - weight);
  if (mode === 3) return taken * weight;
  if (mode === 4) return Math.min(taken, weight);
  if (mode === 5) return Math.max(taken, weight);
  if (mode === 6) return Math.abs(taken - weight);
  return clamp(taken + weight, -1, 1);
}

/**
 * The range selector of After Effects: start, end and offset in percent or units, amount, the shapes square, ramp up, ramp down,
 * triangle, round and smooth, their easing, the smoothness of the square, and a random order that is the same in every render.
 */
function rangeAt(selector: Selector, totals: UnitTotals, frame: number, seed: number): WeightOf {
  const basedOn = number(selector.b, 1);
  const total = totalOf(basedOn, totals);
  if (total === 0) return () => 0;
  const inUnits = number(selector.r, 1) === 2;
  const perUnit = inUnits ? 1 : total / 100;
  const at = (key: string, fallback: number): number => evaluate(selector[key], frame, [fallback])[0] ?? fallback;
  const offset = at('o', 0);
  const from = at('s', 0);
  const to = at('e', inUnits ? total : 100);
  const start = (Math.min(from, to) + offset) * perUnit;
  const end = (Math.max(from, to) + offset) * perUnit;
  const amount = at('a', 100) / 100;
  const shape = number(selector.sh, 1);
  const eased = easing(at('ne', 0), at('xe', 0));
  const smooth = shape === 1 ? clamp(at('sm', 100) / 100) : 1;
  const order = selector.rn === 1 ? shuffled(total, seed) : undefined;
  return (cluster) => {
    const unit = unitOf(basedOn, cluster);
    const covered = shapeWeight(shape, order?.[unit] ?? unit, start, end);
    return sharpened(eased(covered), smooth) * amount;
  };
}

function shapeWeight(shape: number, index: number, start: number, end: number): number {
  if (shape === 1) return clamp(Math.min(index + 1, end) - Math.max(index, start));
  const span = end - start;
  const position = span <= 0 ? (index + 0.5 >= end ? 1 : 0) : (index + 0.5 - start) / span;
  if (shape === 2) return clamp(position);
  if (shape === 3) return 1 - clamp(position);
  if (position <= 0 || position >= 1) return 0;
  if (shape === 4) return 1 - Math.abs(2 * position - 1);
  if (shape === 5) return Math.sqrt(1 - (2 * position - 1) ** 2);
  return (1 - Math.cos(2 * Math.PI * position)) / 2;
}

/** Ease low (`ne`) and ease high (`xe`), each −100 to 100 %. */
function easing(low: number, high: number): (value: number) => number {
  if (low === 0 && high === 0) return (value) => value;
  const [x1, y1] = low > 0 ? [clamp(low / 100), 0] : [0, clamp(-low / 100)];
  const [x2, y2] = high > 0 ? [1 - clamp(high / 100), 1] : [1, 1 - clamp(-high / 100)];
  return (value) => (value <= 0 || value >= 1 ? value : cubicBezier(x1, y1, x2, y2, value));
}

/** At smoothness 0 a square switches abruptly from nothing to all, at 1 in step with its edge. */
function sharpened(value: number, smoothness: number): number {
  if (smoothness === 1) return value;
  const threshold = 0.5 - smoothness / 2;
  return clamp((value - threshold) / Math.max(smoothness, 1e-8));
}

/** A permutation of 0 … total − 1, from a small generator (mulberry32), so that a text appears in the same order each time. */
function shuffled(total: number, seed: number): number[] {
  let state = (total * 2_654_435_761 + seed * 40_503 + 1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const order = Array.from({ length: total }, (_, index) => index);
  for (let index = total - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [order[index], order[other]] = [order[other] ?? other, order[index] ?? index];
  }
  return order;
}
