// Shared by the scenes: hand-made paper by day, vermilion by lamplight, brass, type.

import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bokeh, fibres, shafts } from '../../kit/matter.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#f8f0e2', deep: '#2a1512', metal: '#b98a3a', bloom: '#8e1410', paper: '#fffaf0' });
export const DARK_RED = '#951a0c';
export const METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.vesper, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 70, color: COLORS.paper, width: 790, height: 110 };
const CLOTHS = {
  vermilion: { silk: '#8e1410', light: '#c4342a', accent: '#5c1020' },
  cream: { silk: '#d9bd86', light: '#f6e6c2', accent: '#951a0c' },
} as const;
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

/** Hand-made paper in the morning; shafts of light wander over it. */
export function morning(stage: Stage, frames: number): Layer[] {
  const { width, height } = stage;
  const reach = Math.max(width, height);
  return [
    ground('paper', width, height, COLORS.ground),
    ground(
      'paper light',
      width,
      height,
      radial([width * 0.4, height * 0.4], [width * 1.15, height * 0.5], [0, '#fffdf8', 0.9], [1, '#e0cdaa', 0.85]),
    ),
    fibres(stage, reach),
    shafts([width * 0.62, height * 0.38], reach * 0.9, frames, sway(frames, 110, 78, 16)),
  ];
}

interface Table {
  back: number;
  front: number;
  border: number;
}

/** A low table under silk that hangs down in front with a woven border; its cloth lies between `back` and `front`. */
export function table({ width, height }: Stage, { back, front, border }: Table, cloth: keyof typeof CLOTHS): Layer {
  const { silk, light, accent } = CLOTHS[cloth];
  const [left, wide] = [-width / 2, width * 2];
  return shapes('table', [
    group('edge', [rect(left, back - 3, wide, 6), fill(GOLD.body)]),
    group('top', [rect(left, back, wide, front - back), fill(linear([0, back], [0, front], [0, silk], [1, light]))]),
    group('hem', [silkBorder({ length: wide, width: border, silk, accent, zari: GOLD })], { at: [left, front] }),
    group('below', [rect(left, front + border - 1, wide, height), fill(silk)]),
    group('shade', [
      rect(left, front, wide, height),
      fill(linear([0, front], [0, front + border * 1.2], [0, '#1a0405', 0.05], [1, '#1a0405', 0.6])),
    ]),
  ]);
}

/** Vermilion by lamplight, lights out of focus behind. */
export function evening(stage: Stage, frames: number, far: Layer): Layer[] {
  const { width, height } = stage;
  return [
    ground('vermilion', width, height, COLORS.bloom),
    ground(
      'dusk',
      width,
      height,
      radial(
        [width / 2, height * 0.62],
        [width / 2 + Math.hypot(width, height) * 0.56, height * 0.62],
        [0, '#b3251a', 0.75],
        [1, '#2c0405', 0.95],
      ),
    ),
    bokeh('gold', stage, 2150, { at: [width / 2, height * 0.42], opacity: sway(frames, 84, 46, 12), parent: far }),
  ];
}
