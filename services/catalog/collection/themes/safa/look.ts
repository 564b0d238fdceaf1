// Shared by the scenes: colours, type, the groom's photo, royal-blue brocade.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { group, repeat } from '../../kit/lottie/shapes.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import type { SafaColors } from '../../kit/motifs/safa.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { groom } from '../../samples/couple.ts';

export const COLORS = palette({ ground: '#142a6b', deep: '#070f33', metal: '#d3a044', bloom: '#f08a24', paper: '#fff6e4' });
export const METAL = GOLD;
export const SAFFRON = '#ee7d1c';
export const IVORY = '#f3e3c3';
export const LINE = '#ffdf9c';
export const SAFA: SafaColors = { cloth: [SAFFRON, '#f2b04a'], metal: METAL, jewel: '#0f7a5a' };
export const PAIRING = { names: FONTS.cinzelDecorative, lines: FONTS.garamond, capitals: FONTS.roman, devanagari: FONTS.vesper };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.capitals, size: 68, color: COLORS.paper, width: 880, height: 90 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const GROOM = photoPlace('groom', "Groom's photo", groom);

/** Columns and rows of the woven sprigs, the reach of the light. */
const UPRIGHT = { columns: 6, rows: 9, reach: 1250 } as const;
const WIDE = { columns: 10, rows: 5, reach: 1350 } as const;

/** Blue brocade: a static ground, barely visible woven sprigs, and light around a point. */
export function brocade({ width, height, portrait }: Stage, [x, y]: readonly [number, number]): Layer[] {
  const { columns, rows, reach } = placesIn(portrait, WIDE, UPRIGHT);
  const sprig = group('sprig', [
    drawn('M0 -34 C18 -16 18 10 0 26 C-18 10 -18 -16 0 -34 Z', '#8ea6ea'),
    drawn('M0 30 C20 16 36 14 46 -2 C30 -6 12 4 0 30 C-12 4 -30 -6 -46 -2 C-36 14 -20 16 0 30 Z', '#8ea6ea'),
  ]);
  const row = [group('row', [sprig, repeat(columns, { move: [216, 0] })])];
  return [
    ground('ground', width, height, COLORS.ground),
    shapes(
      'sprigs',
      [
        group('rows', [...row, repeat(rows, { move: [0, 248] })], { at: [0, 40] }),
        group('rows between', [...row, repeat(rows, { move: [0, 248] })], { at: [108, 164] }),
      ],
      { opacity: 16 },
    ),
    ground(
      'light',
      width,
      height,
      radial([x, y], [x, y + reach], [0, '#3f63c9', 0.75], [0.5, '#142a6b', 0.15], [1, '#050b28', 0.92]),
    ),
  ];
}

/** A double gold-thread frame with a lotus bud in each corner. */
export function border({ width, height }: Stage): Layer {
  const corner = (x: number, y: number, turn: number) =>
    group(
      'corner',
      [
        drawn('M0 0 C34 8 60 34 68 68 C34 60 8 34 0 0 Z', METAL.body),
        drawn('M18 4 C52 0 84 14 104 36 C72 40 40 28 18 4 Z', METAL.shine),
        drawn('M4 18 C0 52 14 84 36 104 C40 72 28 40 4 18 Z', METAL.shine),
      ],
      { at: [x, y], rotate: turn },
    );
  const line = (margin: number, gold: string, thick: number, opacity = 100) => {
    const [right, foot] = [width - margin, height - margin];
    return inked(`M${margin} ${margin} L${right} ${margin} L${right} ${foot} L${margin} ${foot} Z`, gold, thick, { opacity });
  };
  return shapes('border', [
    line(46, METAL.body, 4),
    line(60, METAL.shine, 1.6, 80),
    corner(64, 64, 0),
    corner(width - 64, 64, 90),
    corner(width - 64, height - 64, 180),
    corner(64, height - 64, 270),
  ]);
}
