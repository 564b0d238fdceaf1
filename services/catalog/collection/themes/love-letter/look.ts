// Shared by the scenes: reds and blush, an envelope on paper lace, hearts of folded paper.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { paperHeart } from '../../kit/motifs/letter.ts';
import { palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#8c1230', deep: '#4a0618', metal: '#d9a06a', bloom: '#e2485c', paper: '#fff6ee' });
export const BLUSH = '#f6cfc8';
export const INK = '#5a0f22';
export const RED = '#b3142f';
export const PAPER = '#f3bcb4';
export const LINING = '#a8142f';
export const PAIRING = { names: FONTS.parisienne, hand: FONTS.dancing };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.hand, color: COLORS.paper });

/** The envelope, and where the middle of its top edge lies at the end of the first scene and the start of the second; the light. */
const UPRIGHT = {
  envelope: { width: 860, height: 590 },
  resting: [540, 830],
  light: [540, 860, 1000],
  dark: [540, 1980, 760],
} as const;
const WIDE = {
  envelope: { width: 860, height: 590 },
  resting: [1300, 258],
  light: [1180, 500, 1000],
  dark: [500, 1180, 860],
} as const;

export const deskIn = ({ portrait }: Stage) => placesIn(portrait, WIDE, UPRIGHT);

export function redRoom(stage: Stage): Layer[] {
  const { light, dark } = deskIn(stage);
  return [
    ground('red', stage.width, stage.height, COLORS.ground),
    shapes('light', [softLight('light', ...light, '#d23450', 0.62), softLight('dark', ...dark, '#3d0413', 0.7)]),
  ];
}

/** Folded hearts that rise, rocking and turning slightly around their fold. */
export function heartsRising(
  { width, height, portrait }: Stage,
  frames: number,
  count: number,
  seed: number,
  colors: readonly string[] = ['#f6cfc8', '#e2485c', '#ffe6dd'],
): Layer[] {
  const random = seeded(seed);
  // As far as the words leave free.
  const edge = portrait ? 0.05 : 0.06;
  return Array.from({ length: count }, (_, index) => {
    // Along the edges rather than over the text.
    const aside = random.between(-0.02, edge) * width;
    const x = index % 2 ? width - aside : aside;
    const y = random.between(0.25, 1.25) * height;
    const size = random.between(44, 96);
    const rise = frames * random.between(3, 5) * (size / 70);
    const turn = (wide: number) => [wide, 100];
    return shapes(`heart ${index + 1}`, [paperHeart(size, colors[index % colors.length] ?? BLUSH)], {
      at: track(
        [0, [x, y], EASE.breath],
        [frames / 2, [x + random.between(-50, 50), y - rise / 2], EASE.breath],
        [frames, [x, y - rise]],
      ),
      rotate: sway(frames, random.between(70, 110), 0, 14, random()),
      scale: track(
        [0, turn(100), EASE.breath],
        [frames * 0.3, turn(62), EASE.breath],
        [frames * 0.6, turn(100), EASE.breath],
        [frames, turn(70)],
      ),
    });
  });
}
