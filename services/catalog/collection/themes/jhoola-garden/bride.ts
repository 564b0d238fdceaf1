// Scene 2: the bride in a hoop of flowers that hangs from the bough.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { parrot } from '../../kit/motifs/mango-garden.ts';
import { flowerHoop, flowerRope } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bough } from './bough.ts';
import { BRIDE, COLORS, FONT, FUCHSIA, garden, LEAF, petals, say, WINE, YELLOW } from './look.ts';

const R = 322;
const ROUND = circle(R);

/** The sun, the hoop, the light on the words, the parrot, the words. */
const WIDE = {
  sun: [700, 380],
  hoop: { x: 1330, y: 584 },
  light: [520, 520],
  parrot: [1690, 280],
  x: 520,
  bride_line: { y: 330, size: 58, width: 724 },
  caption: { y: 476, size: 196, width: 724, height: 230 },
  invitation: { y: 690, size: 60, width: 724, height: 240 },
} as const;
const UPRIGHT = {
  sun: [540, 800],
  hoop: { x: 530, y: 630 },
  light: [530, 1330],
  parrot: [930, 340],
  x: 530,
  bride_line: { y: 1086, size: 72, width: 860 },
  caption: { y: 1220, size: 200, width: 880, height: 230 },
  invitation: { y: 1484, size: 70, width: 880, height: 290 },
} as const;

export function brideScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, hoop, light, parrot: perch, x, bride_line, caption, invitation } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const at = track([0, [hoop.x, hoop.y - 424], EASE.out], [26, [hoop.x, hoop.y]]);
  return [
    ...garden(stage, frames, sun),
    shapes('light', [softLight('light', ...light, 620, '#fffdf0', 0.8)]),
    shapes(
      'ropes',
      [
        flowerRope(430, 24, [FUCHSIA, YELLOW], LEAF, { at: [-150, -660] }),
        flowerRope(430, 24, [YELLOW, FUCHSIA], LEAF, { at: [150, -660] }),
      ],
      { at },
    ),
    ...framedPhoto(BRIDE, {
      opening: ROUND,
      covers: { width: R * 2 + 10, height: R * 2 + 10, middle: [0, 20] },
      at,
      from: 0,
      frames,
      push: [112, 103],
      backing: '#ffe79a',
    }),
    shapes('hoop', [flowerHoop(352, 44, [YELLOW, FUCHSIA], LEAF, GOLD)], { at, rotate: sway(frames, 120, 0, 2) }),
    bough(stage),
    shapes('parrot', [parrot(100, '#5fae3a', { rotate: sway(frames, 72, 0, 3), scale: [-100, 100] })], {
      at: track([10, [2100, 40], EASE.out], [40, perch]),
    }),
    ...petals(stage, frames, 15),
    say('bride_line', [x, bride_line.y], { size: bride_line.size, width: bride_line.width, reveal: fadeIn(4, 10) }),
    say('bride_caption', [x, caption.y], {
      font: FONT.names,
      size: caption.size,
      width: caption.width,
      height: caption.height,
      leading: 1.1,
      color: WINE,
      reveal: rise(8, 18),
    }),
    say('invitation', [x, invitation.y], {
      size: invitation.size,
      width: invitation.width,
      height: invitation.height,
      leading: 1.24,
      color: COLORS.deep,
      reveal: wordByWord(beat(1.2), 26),
    }),
  ];
}
