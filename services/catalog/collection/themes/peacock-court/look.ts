// Shared by the scenes: emerald court, gilded type, and feathers that unfold.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { fanHeart, fullFeather, standingPeacock } from '../../kit/motifs/peacock-fan.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { odiaBride, odiaGroom } from '../../samples/portraits.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#07453c', deep: '#021f1d', metal: '#d3a044', bloom: '#0d5f9e', paper: '#fbf3dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.pinyon, lines: FONTS.garamond, capitals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
export const GROOM = photoPlace('groom', "Groom's photo", odiaGroom);
export const BRIDE = photoPlace('bride', "Bride's photo", odiaBride);

export const say = typesetter({ font: FONT.lines, color: COLORS.paper });
export const PLAIN_NAME = { font: FONT.names, leading: 1.1, by: 'letters' } as const;
export const NAME = { ...PLAIN_NAME, metal: WORD_METAL } as const;

/** The court's wall, lighter around a point. */
export function court({ width, height }: Stage, x: number, y: number): Layer[] {
  return [ground('court', width, height, COLORS.deep), shapes('light', [softLight('light', x, y, 1150, '#0f6b5c', 0.95)])];
}

interface Fan {
  root: readonly [number, number];
  /** Degrees from upright, clockwise: while folded, and the range over which they open. */
  folded: number;
  from: number;
  to: number;
  rows: readonly { length: number; eye: number; count: number }[];
  /** First frame of the opening, and its length. */
  first: number;
  lasts: number;
  frames: number;
}

/** A peacock's train: feathers that open one after another and then sway slightly. */
export function fan({ root, folded, from, to, rows, first, lasts, frames }: Fan): Layer {
  const amid = folded > from && folded < to;
  const feathers = rows.flatMap(({ length, eye, count }, row) =>
    Array.from({ length: count }, (_, index) => {
      const part = count === 1 ? 0.5 : index / (count - 1);
      const angle = from + (to - from) * part;
      const delay = Math.round((amid ? Math.abs(part - 0.5) * 2 : 1 - part) * lasts * 0.3) + row * 4;
      const open = first + delay + Math.round(lasts * 0.6);
      return fullFeather(length, eye, METAL, {
        rotate: track(
          [first + delay, folded, EASE.weight],
          [open, angle, EASE.breath],
          [open + 70, angle + 0.9, EASE.breath],
          [Math.max(open + 71, frames), angle - 0.5],
        ),
      });
    }),
  );
  return shapes('train', feathers, { at: root });
}

/** The court's floor from `edge` down, with the light that falls on it. */
export function floor({ width, height }: Stage, edge: number, x: number): Layer {
  return shapes('floor', [
    group('stone', [
      rect(-60, edge, width + 120, height - edge + 60),
      fill(linear([0, edge], [0, height], [0, '#0a4a40'], [1, '#011614'])),
    ]),
    group('edge', [rect(-60, edge - 2, width + 120, 4), fill('#e9c46a', 46)]),
    group('gleam', [softLight('gleam', 0, 0, 700, '#3fae84', 0.5)], { at: [x, edge + 70], scale: [110, 18] }),
  ]);
}

/** Rows of a whole fan, from the rim inwards, for a bird at 100 percent. */
const FAN_ROWS = [
  { length: 590, eye: 88, count: 21 },
  { length: 492, eye: 76, count: 18 },
  { length: 394, eye: 64, count: 15 },
  { length: 300, eye: 52, count: 12 },
] as const;

interface Display {
  /** The bird's feet, and its size in percent. */
  at: readonly [x: number, y: number];
  size: number;
  /** First frame of the fan's opening, and its length. */
  first: number;
  lasts: number;
  frames: number;
  parent?: Layer;
}

/** The peacock before its fan, which opens behind it, and the bird's shadow. */
export function display({ at, size, first, lasts, frames, parent }: Display): Layer[] {
  const stand = empty('stand', { at, scale: size, ...(parent ? { parent } : {}) });
  const options = { parent: stand };
  const open = fan({ root: [0, -210], folded: 0, from: -108, to: 108, rows: FAN_ROWS, first, lasts, frames });
  return [
    stand,
    shapes('footing', [group('shadow', [ellipse([0, 6], 520, 54), fill('#000d0c', 62)])], options),
    { ...open, options: { ...open.options, ...options } },
    shapes('heart of the fan', [fanHeart(196, METAL)], {
      ...options,
      at: [0, -210],
      scale: track([first, [40, 60], EASE.out], [first + lasts, [100, 100]]),
      rotate: sway(frames, 90, 0, 0.8),
    }),
    shapes('bird', [standingPeacock(METAL, frames)], options),
  ];
}

/** Motes of gold light that rise. */
export function motes({ width, height }: Stage, frames: number, seed: number): Layer[] {
  return drifting('mote', () => group('mote', [ellipse([0, 0], 7), fill('#ffe9b3', 70)]), {
    count: 12,
    seed,
    width,
    height,
    frames,
    sizes: [50, 130],
    fall: -260,
    wind: 30,
  });
}
