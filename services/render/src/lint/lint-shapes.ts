import { DRAWN_SHAPES, LAST_BLEND_MODE, SHAPE_NAMES } from '@nimantran/proto/domain/skottie-support';
import { lacksCopies, PAINTS } from '../lottie/expand-repeaters.ts';
import { isProperty } from '../lottie/property.ts';
import type { Bare } from './finding.ts';
import { firstNumber, objects } from './walk.ts';

const PATHS = new Set(['sh', 'rc', 'el', 'sr']);

/** Contents of a shape layer that are not drawn; each kind of fault is reported once per layer. */
export function shapeFindings(shapes: unknown): Bare[] {
  const found = new Map<string, Bare>();
  const visit = (items: unknown): void => {
    if (Array.isArray(items) && lacksCopies(items)) found.set(COPIES_MISSING.message, COPIES_MISSING);
    if (fadesAlongALine(objects(items))) found.set(FADING_LINE.message, FADING_LINE);
    if (repeatsTrimmed(objects(items))) found.set(TRIMMED_ONCE.message, TRIMMED_ONCE);
    if (trimsEachAlone(objects(items))) found.set(TRIMMED_ALONE.message, TRIMMED_ALONE);
    for (const item of objects(items)) {
      if (item.hd === true) continue;
      const fault = faultOf(item);
      if (fault) found.set(fault.message, fault);
      visit(item.it);
    }
  };
  visit(shapes);
  return [...found.values()];
}

/** Those that can be written out are (`src/lottie/expand-repeaters.ts`). */
const COPIES_MISSING: Bare = {
  code: 'shape',
  severity: 'error',
  message:
    'A repeater above a fill or stroke draws no copies: its scale, anchor or number changes over time, or its copies are too many.',
  advice: 'Move the repeater below the fills and strokes of its group.',
};

const TRIMMED_ONCE: Bare = {
  code: 'shape',
  severity: 'note',
  message: 'A repeater below trim paths repeats what they leave; players for the web trim it again.',
  advice: 'If the video should look like a preview in a browser, put the trimmed shapes into a group above the repeater.',
};

function repeatsTrimmed(items: Record<string, unknown>[]): boolean {
  const seen = items.filter(({ hd }) => hd !== true).map(({ ty }) => ty);
  const trim = seen.indexOf('tm');
  return trim >= 0 && seen.indexOf('rp', trim) > trim;
}

const TRIMMED_ALONE: Bare = {
  code: 'shape',
  severity: 'warning',
  message: 'Trim paths that run along several shapes in turn trim each painted group separately.',
  advice: 'Let them trim all shapes at once, or put the fills and strokes of the groups below the trim paths.',
};

/** Whether paths are trimmed one after the other, and one of several is painted in a group of its own. */
function trimsEachAlone(items: Record<string, unknown>[]): boolean {
  const trim = items.findIndex(({ ty, m, hd }) => ty === 'tm' && m === 2 && hd !== true);
  const before = items.slice(0, Math.max(0, trim)).filter(({ ty }) => ty === 'gr' || PATHS.has(String(ty)));
  return before.length > 1 && before.some(({ it }) => objects(it).some(({ ty }) => PAINTS.has(String(ty))));
}

const FADING_LINE: Bare = {
  code: 'shape',
  severity: 'note',
  message: 'A level or upright line with a gradient that fades is drawn; players for the web may leave it out.',
  advice: 'Tilt the line a little if it should be seen in a preview in a browser too.',
};

/** Whether a level or upright line is stroked with a gradient that has its stops of opacity elsewhere than those of colour. */
function fadesAlongALine(items: Record<string, unknown>[]): boolean {
  const isFading = ({ ty, g }: Record<string, unknown>): boolean =>
    ty === 'gs' && isGradient(g) && hasOtherStops(g.p, values(g.k));
  return items.some(isFading) && items.some(({ ty, ks }) => ty === 'sh' && isProperty(ks) && isLevelOrUpright(ks.k));
}

const isGradient = (value: unknown): value is { p: number; k: unknown } =>
  typeof value === 'object' && value !== null && 'p' in value && typeof value.p === 'number' && 'k' in value;

const values = (property: unknown): unknown[] => (isProperty(property) && Array.isArray(property.k) ? property.k : []);

/** `stops` are the places and colours of `count` stops, then places and opacities. */
function hasOtherStops(count: number, stops: unknown[]): boolean {
  const ofOpacity = stops.slice(count * 4).filter((_, index) => index % 2 === 0);
  return ofOpacity.length > 0 && (ofOpacity.length !== count || ofOpacity.some((place, index) => place !== stops[index * 4]));
}

function isLevelOrUpright(path: unknown): boolean {
  const { v }: { v?: unknown } = typeof path === 'object' && path !== null ? path : {};
  const points = Array.isArray(v) ? v.filter((point) => Array.isArray(point)) : [];
  return points.length > 1 && [0, 1].some((axis) => points.every((point) => point[axis] === points[0]?.[axis]));
}

function faultOf(item: Record<string, unknown>): Bare | undefined {
  const kind = typeof item.ty === 'string' ? item.ty : '?';
  if (!DRAWN_SHAPES.has(kind)) {
    const message = `The shape operator “${SHAPE_NAMES[kind] ?? kind}” is not drawn.`;
    return { code: 'shape', severity: 'error', message, advice: 'Convert the shape to a path with the operator applied.' };
  }
  if (typeof item.bm === 'number' && item.bm > LAST_BLEND_MODE) {
    const advice = 'Use one of the blend modes up to luminosity, add or hard mix.';
    return { code: 'blend_mode', severity: 'error', message: `Blend mode ${item.bm} of a shape is drawn as normal.`, advice };
  }
  if (kind === 'rp' && (firstNumber(item.c) ?? 0) % 1 !== 0) {
    const message = 'A repeater draws whole copies only.';
    return { code: 'shape', severity: 'warning', message, advice: 'Set a whole number of copies.' };
  }
  if (kind === 'sr' && (firstNumber(item.os) || firstNumber(item.is))) {
    const message = 'The roundness of a star or polygon is not drawn.';
    return { code: 'shape', severity: 'warning', message, advice: 'Convert it to a path, or round its corners.' };
  }
  return undefined;
}
