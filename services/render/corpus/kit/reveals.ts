import { EASE, prop, track, type Value } from './motion.ts';

interface Hidden {
  move?: readonly [number, number];
  scale?: number;
  rotate?: number;
  opacity?: number;
}

const UNITS = { letters: 2, words: 3, lines: 4 } as const;

function passage(by: keyof typeof UNITS, first: number, last: number, hidden: Hidden): Record<string, unknown> {
  const selector = {
    t: 0,
    xe: prop(0),
    ne: prop(0),
    a: prop(100),
    b: UNITS[by],
    rn: 0,
    sh: 2,
    r: 1,
    s: prop(0),
    e: prop(100),
    o: prop(track([first, -100, EASE.out], [last, 100])),
    sm: prop(100),
  };
  const a = {
    o: prop(hidden.opacity ?? 0),
    ...(hidden.move ? { p: prop([...hidden.move, 0]) } : {}),
    ...(hidden.scale === undefined ? {} : { s: prop([hidden.scale, hidden.scale, 100]) }),
    ...(hidden.rotate === undefined ? {} : { r: prop(hidden.rotate) }),
  };
  return { nm: `reveal by ${by}`, s: selector, a };
}

/** Letters rise into place one after another. */
export const rise = (first: number, frames = 26, height = 44) => passage('letters', first, first + frames, { move: [0, height] });
/** Letters pop up from small size: for playful themes. */
export const pop = (first: number, frames = 20) =>
  passage('letters', first, first + frames, { move: [0, 24], scale: 30, rotate: -14 });
/** Words fade up softly one after another: for sentences. */
export const words = (first: number, frames = 28) => passage('words', first, first + frames, { move: [0, 20] });
/** Lines slide in from the side one after another. */
export const lines = (first: number, frames = 28) => passage('lines', first, first + frames, { move: [-60, 0] });
/** Opacity of an item that appears at one frame and disappears at another. */
export function fade(first: number, last?: number, frames = 12): Value {
  const come = [
    [first, 0, EASE.breath],
    [first + frames, 100, EASE.breath],
  ] as const;
  return last === undefined ? track(...come) : track(...come, [last - frames, 100, EASE.breath], [last, 0]);
}
