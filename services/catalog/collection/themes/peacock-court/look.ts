// Shared by the scenes: emerald court, gilded type, and feathers that unfold.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { tailFeather } from '../../kit/motifs/peacock.ts';
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
      return tailFeather(length, eye, METAL, {
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

/** A soft darkening behind text. */
export function hush(x: number, y: number, radius: number, strength = 0.9): Layer {
  return shapes('hush', [softLight('hush', x, y, radius, COLORS.deep.hex, strength)], {
    opacity: track([0, 0, EASE.inOut], [30, 100]),
  });
}
