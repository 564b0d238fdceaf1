// Scene 1: henna draws itself on two open palms, below the names or beside them.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, GOLD_LINE, garden, leaves, palms, say } from './look.ts';

/** The palms, and the words. */
const UPRIGHT = {
  light: [540, 1180, 900],
  leaves: 960,
  palms: { x: 540, rows: [1700, 1560, 1548], size: 140 },
  x: 540,
  names: { size: 156, width: 900, height: 190 },
  occasion: { size: 70 },
  and: { size: 72 },
  rows: [226, 368, 492, 616],
} as const;
const WIDE = {
  light: [1380, 560, 900],
  leaves: 1010,
  palms: { x: 1372, rows: [1140, 1004, 994], size: 124 },
  x: 500,
  names: { size: 156, width: 690, height: 200 },
  occasion: { size: 60, width: 690 },
  and: { size: 64 },
  rows: [262, 434, 568, 702],
} as const;

export function handsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, leaves: sprays, palms: open, x, names, rows, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const name = { font: FONT.names, color: COLORS.paper, leading: 1.1, ...names };
  const [low, up, rest] = open.rows;
  return [
    ...garden(stage, light),
    leaves(stage, sprays, '#5d8f4a', 55, 0),
    ...palms(
      track([0, [open.x, low], EASE.out], [24, [open.x, up], EASE.breath], [frames, [open.x, rest]]),
      open.size,
      [
        drawing(beat(1), beat(5), 3),
        drawing(2, beat(3), 3),
        drawing(beat(2), beat(5), 3),
        drawing(beat(1.5), beat(4.5), 2.6),
        drawing(beat(0.5), beat(4), 3),
      ],
      sway(frames, 120, 0, 0.8),
    ),
    vignette(width, height, '#0c2114', 0.5),
    say('occasion', [x, rows[0]], { ...at.occasion, tracking: 160, color: GOLD_LINE, reveal: fadeIn(2, 10) }),
    metalText({ ...name, key: 'first', reveal: rise(4, 18) }, PALE_GOLD, [24, 90], { at: [x, rows[1]] }),
    say('and', [x, rows[2]], { font: FONT.names, ...at.and, width: 260, color: '#d6e6a8', reveal: fadeIn(14, 10) }),
    metalText({ ...name, key: 'second', reveal: rise(14, 18) }, PALE_GOLD, [36, 100], { at: [x, rows[3]] }),
  ];
}
