// Shared by the scenes: morning sun through strings of marigolds, leaf green, deep rust.
import { drifting, ground } from '../../kit/atmosphere.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type CompositionAsset, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { type Animated, EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { marigoldHead } from '../../kit/matter.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { brideInYellow } from '../../samples/celebrations.ts';

export const STAGE = PORTRAIT;
export const STAR = photoPlace('star', 'Photo of the bride or groom', brideInYellow);
export const COLORS = palette({ ground: '#fff1c2', deep: '#7a2410', metal: '#d3a044', bloom: '#f08519', paper: '#fffaea' });
export const RUST = '#7a2410';
export const FLOWERS = ['#f08519', '#f9b826'] as const;
export const PAIRING = { names: FONTS.dancing, text: FONTS.garamond };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 70, color: COLORS.deep, width: 880, height: 96, leading: 1.2 });

/** A warm morning with rays from a point. */
export function morning({ width, height }: Stage, frames: number, x: number, y: number): Layer[] {
  return [
    ground('morning', width, height, linear([0, 0], [0, height], [0, '#fff6d4'], [1, '#ffcf6b'])),
    shapes('rays', [rays(1900, 14, '#fffdf0', 0.85)], { at: [x, y], rotate: track([0, 0, EASE.linear], [frames, 14]) }),
  ];
}

const STRING = { width: 150, height: 2060 };
/** Strings of heads with a mango leaf and a last large head at the end; the other one is strung the other way around. */
const [HEADS, TURNED] = [false, true].map((turned) =>
  composition(turned ? 'marigold string, turned' : 'marigold string', STRING.width, STRING.height, [
    sprite('leaf-1', { width: 70, hold: [0.5, 1], at: [75, 1930], rotate: turned ? 166 : 194 }),
    sprite('marigold-rope', { width: 1900, hold: [turned ? 1 : 0, 0.5], at: [75, 0], rotate: turned ? -90 : 90 }),
    marigoldHead(2, 140, [75, 1930]),
  ]),
) as [CompositionAsset, CompositionAsset];

/** Half of the curtain, from the middle outwards; and the few strings of it that are visible while it is open. */
function strings(name: string, count: number, width: number) {
  return composition(
    name,
    width,
    2300,
    Array.from({ length: count }, (_, index) =>
      nested(`string ${index}`, index % 2 ? TURNED : HEADS, {
        anchor: [STRING.width / 2, 0],
        at: [52 + index * 92, -60 - ((index * 5) % 7) * 84],
        rotate: sway(260, 76 + index * 3, 0, 0.9, index * 0.17),
      }),
    ),
  );
}
const CURTAIN = strings('marigold curtain', 7, 660);
const WIDE_CURTAIN = strings('marigold curtain', 11, 1060);
const OPEN_CURTAIN = strings('open marigold curtain', 4, 400);

/** The curtain in front of a scene; `parts` is how far its halves are open (percent of their width). */
export function curtain({ x, portrait }: Stage, parts: Animated<number>): Layer[] {
  const [half, closed] = portrait ? ([560, CURTAIN] as const) : ([1000, WIDE_CURTAIN] as const);
  const at = (side: 1 | -1): Animated<readonly number[]> => {
    const place = (part: number): readonly number[] => [x + side * (part / 100) * half, 0];
    return typeof parts === 'number'
      ? place(parts)
      : { keys: parts.keys.map(([frame, value, ease]) => [frame, place(value), ease] as const) };
  };
  const squeeze = (side: 1 | -1): Animated<readonly number[]> => {
    const size = (part: number): readonly number[] => [side * (100 - part * 0.42), 100];
    return typeof parts === 'number'
      ? size(parts)
      : { keys: parts.keys.map(([frame, value, ease]) => [frame, size(value), ease] as const) };
  };
  return ([1, -1] as const).map((side) =>
    nested(`curtain ${side}`, typeof parts === 'number' ? OPEN_CURTAIN : closed, { at: at(side), scale: squeeze(side) }),
  );
}

const TORAN = composition('toran', 2080, 200, [
  ...Array.from({ length: 33 }, (_, index) =>
    sprite('leaf-1', { width: 78, hold: [0.5, 1], at: [index * 64, 44], rotate: 180 + (((index * 5) % 7) - 3) * 3 }),
  ),
  ...[0, 1].map((half) => sprite('marigold-rope', { width: 1420, hold: [0, 0.5], at: [half * 1330 - 20, 44] })),
]);

/** The toran that closes the top of the frame. */
export function lintel({ x }: Stage): Layer {
  return nested('toran', TORAN, { anchor: [1040, 0], at: [x, -22] });
}

/** A brass bowl heaped with turmeric that rises into place among marigolds; `at` is the middle of its foot. */
export function bowlOfHaldi(
  { at: [x, y], width }: { at: readonly [number, number]; width: number },
  frames: number,
  from: number,
): Layer[] {
  const w = (part: number) => width * part;
  const flowers = [
    ['marigold-1', -0.72, -0.1, 0.34],
    ['marigold-3', 0.72, -0.11, 0.32],
    ['marigold-2', -0.98, -0.06, 0.28],
    ['marigold-2', 0.98, -0.07, 0.3],
    ['marigold-3', -0.5, -0.04, 0.26],
    ['marigold-1', 0.5, -0.03, 0.28],
    ['marigold-1', -1.24, -0.04, 0.3],
    ['marigold-3', 1.24, -0.04, 0.28],
  ] as const;
  return [
    sprite('shadow', { width: w(2.4), at: [x, y - w(0.06)], opacity: track([from, 0, EASE.out], [from + 24, 54]) }),
    sprite('powder-turmeric-2', {
      width: w(1.1),
      at: track([from, [x, y - w(0.5)], EASE.breath], [frames, [x + w(0.06), y - w(0.66)]]),
      opacity: track([from + 16, 0, EASE.breath], [from + 50, 46, EASE.breath], [frames, 26]),
      rotate: track([0, -6, EASE.linear], [frames, 10]),
    }),
    sprite('bowl-turmeric', {
      width,
      hold: [0.5, 1],
      at: track([from, [x, y + w(0.9)], EASE.out], [from + 26, [x, y]]),
    }),
    ...flowers.map(([name, dx, dy, size], index) =>
      sprite(name, {
        width: w(size),
        at: [x + w(dx), y + w(dy)],
        rotate: index * 47,
        scale: track([from + 10 + index * 2, [0, 0], EASE.spring], [from + 32 + index * 2, [100, 100]]),
      }),
    ),
  ];
}

export function petals({ width, height }: Stage, frames: number, seed: number): Layer[] {
  return drifting('petal', (index) => loosePetal(36, index % 3 ? (FLOWERS[index % 2] ?? FLOWERS[0]) : '#fff3c4'), {
    count: 10,
    seed,
    width,
    height,
    frames,
    sizes: [50, 120],
    fall: 760,
    wind: 50,
  });
}
