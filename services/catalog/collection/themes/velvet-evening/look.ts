// Shared by the scenes: burgundy and gold, the stage with its partly drawn curtains, rose petals.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import type { Animated } from '../../kit/lottie/motion.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { drape, valance } from '../../kit/motifs/stage-curtain.ts';
import { boards, footlights, spotlight } from '../../kit/motifs/stage-lights.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, placesIn, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { bride, groom } from '../../samples/couple.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#2a0814', deep: '#160409', metal: '#d3a044', bloom: '#8e1730', paper: '#fff5e2' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const VELVET = '#8e1730';
export const CREAM = '#fff5e2';
export const HONEY = '#f4d08a';
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.garamond, hindi: FONTS.vesper } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 60, color: COLORS.paper, width: 900, height: 80 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const GROOM = photoPlace('groom', "Groom's photo", groom);
export const BRIDE = photoPlace('bride', "Bride's photo", bride);

/** The floor, the light behind the stage, the beam's length, a curtain and the valance with their folds, the footlights. */
const WIDE = {
  floor: 850,
  backlight: [480, 760],
  beam: 1010,
  curtain: { width: 970, height: 1000, folds: 11 },
  valance: { depth: 220, swags: 6 },
  footlights: 15,
} as const;
const UPRIGHT = {
  floor: 1600,
  backlight: [820, 900],
  beam: 1800,
  curtain: { width: 548, height: 1790, folds: 7 },
  valance: { depth: 230, swags: 3 },
  footlights: 9,
} as const;

const houseIn = ({ portrait }: Stage) => placesIn(portrait, WIDE, UPRIGHT);

/** The back of the stage, its boards and the spotlight on them. */
export function stageSet(stage: Stage): Layer[] {
  const { width, height, x } = stage;
  const { floor, backlight } = houseIn(stage);
  return [
    ground('backcloth', width, height, linear([0, 0], [0, floor], [0, '#1c0610'], [1, '#4a0f22'])),
    shapes('backlight', [softLight('backlight', x, ...backlight, '#c9543f', 0.34)]),
    shapes('boards', [boards(width, height - floor + 20, '#8a4b2c')], { at: [x, floor] }),
  ];
}

export function spot(stage: Stage, x: number, spread: number, from: number, lean = 0): Layer {
  return shapes('spot', [spotlight(houseIn(stage).beam, spread, '#ffe2a8')], {
    at: [x, -60],
    rotate: lean,
    opacity: track([from, 0, EASE.out], [from + 10, 100]),
  });
}

/** Both curtains and the valance above them; `open` is the percentage of their width still drawn across. */
export function curtains(stage: Stage, open: Animated<Vector>): Layer[] {
  const { width } = stage;
  const { curtain, valance: above } = houseIn(stage);
  return [
    ...[1, -1].map((side) =>
      shapes(
        `curtain ${side}`,
        [drape(curtain.width, curtain.height, curtain.folds, VELVET, METAL, { scale: [side * 100, 100] })],
        {
          at: [side > 0 ? -6 : width + 6, 0],
          scale: open,
        },
      ),
    ),
    shapes('valance', [valance(width + 80, above.depth, above.swags, VELVET, METAL)], { at: [width / 2, 0] }),
  ];
}

export function footlight(stage: Stage): Layer {
  const { width, height } = stage;
  return shapes('footlights', [footlights(width - 60, houseIn(stage).footlights, METAL)], { at: [width / 2, height + 6] });
}

export function petals({ width, height }: Stage, frames: number, count: number, seed: number): Layer[] {
  return drifting('petal', (piece) => loosePetal(32, piece % 3 === 0 ? '#e88a96' : '#c0283f'), {
    ...{ count, seed, width, height, frames },
    ...{ sizes: [50, 115], fall: 560, wind: 60 },
  });
}
