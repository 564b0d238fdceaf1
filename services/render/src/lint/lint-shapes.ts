import { DRAWN_SHAPES, LAST_BLEND_MODE, SHAPE_NAMES } from '@nimantran/proto/domain/skottie-support';
import { lacksCopies } from '../lottie/expand-repeaters.ts';
import type { Bare } from './finding.ts';
import { firstNumber, objects } from './walk.ts';

/** Contents of a shape layer that are not drawn; each kind of fault is reported once per layer. */
export function shapeFindings(shapes: unknown): Bare[] {
  const found = new Map<string, Bare>();
  const visit = (items: unknown): void => {
    if (Array.isArray(items) && lacksCopies(items)) found.set(COPIES_MISSING.message, COPIES_MISSING);
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
