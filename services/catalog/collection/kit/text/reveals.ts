import type { LayerPlacement } from '../lottie/layers.ts';
import { type Animated, EASE, property, track } from '../lottie/motion.ts';
import type { Vector } from '../lottie/types.ts';

/** How text appears (and disappears): animators that pass over the letters, and motion of the whole line. */
export interface Reveal {
  animators?: readonly Record<string, unknown>[];
  options?: Pick<LayerPlacement, 'opacity'>;
}

const UNITS = { letters: 1, words: 3, lines: 4 } as const;

interface Passage {
  by: keyof typeof UNITS;
  first: number;
  last: number;
  /** A letter's appearance before its turn. */
  hidden: { move?: Vector; scale?: number; opacity?: number; rotate?: number };
}

/** A soft edge that passes over the text from its first to its last unit and leaves each in its normal state. */
function passage({ by, first, last, hidden }: Passage): Record<string, unknown> {
  const edge: Animated<number> = track([first, -100, EASE.out], [last, 100]);
  return {
    nm: `reveal by ${by}`,
    s: {
      t: 0,
      xe: property(0),
      ne: property(0),
      a: property(100),
      b: UNITS[by],
      rn: 0,
      sh: 2,
      r: 1,
      s: property(0),
      e: property(100),
      o: property(edge),
      sm: property(100),
    },
    a: {
      o: property(hidden.opacity ?? 0),
      ...(hidden.move ? { p: property([...hidden.move, 0]) } : {}),
      ...(hidden.scale === undefined ? {} : { s: property([hidden.scale, hidden.scale, 100]) }),
      ...(hidden.rotate === undefined ? {} : { r: property(hidden.rotate) }),
    },
  };
}

/** Letters rise into place one after another. */
export function rise(first: number, frames = 24, height = 46): Reveal {
  return { animators: [passage({ by: 'letters', first, last: first + frames, hidden: { move: [0, height] } })] };
}

/** Words fade up softly one after another: for sentences. */
export function wordByWord(first: number, frames = 28): Reveal {
  return { animators: [passage({ by: 'words', first, last: first + frames, hidden: { move: [0, 22] } })] };
}

/** Letters pop up with a slight overshoot: for playful themes. */
export function pop(first: number, frames = 20): Reveal {
  return { animators: [passage({ by: 'letters', first, last: first + frames, hidden: { move: [0, 30], scale: 20 } })] };
}

/** The whole line fades in together. */
export function fadeIn(first: number, frames = 14): Reveal {
  return { options: { opacity: track([first, 0, EASE.inOut], [first + frames, 100]) } };
}
