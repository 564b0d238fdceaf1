// Scene 2: the groom in a gold and saffron window, his name and parents below it or beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { sparkle } from '../../kit/motifs/safa.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { border, brocade, FONT, GROOM, gild, LINE, METAL, say } from './look.ts';

/** The light, the window (its middle, its sill, width and height of the opening with the rise of its arch), the ledge, the glints, the words. */
const UPRIGHT = {
  light: 800,
  glow: 760,
  window: { x: 540, sill: 1200, width: 700, height: 900, rise: 330 },
  ledge: { half: 448, drops: 17 },
  glints: [
    [-350, 640],
    [392, 960],
  ],
  groom_name: { at: [540, 1400], size: 112, width: 880, height: 150 },
  parents_line: { at: [540, 1570], size: 70, width: 880, height: 210 },
  proud: { at: [540, 1716], size: 68, width: 860, height: 100 },
} as const;
const WIDE = {
  light: 480,
  glow: 500,
  window: { x: 570, sill: 890, width: 590, height: 640, rise: 250 },
  ledge: { half: 398, drops: 15 },
  glints: [
    [-306, 380],
    [340, 640],
  ],
  groom_name: { at: [1390, 346], size: 112, width: 724, height: 250 },
  parents_line: { at: [1390, 612], size: 64, width: 720, height: 250 },
  proud: { at: [1390, 832], size: 68, width: 720, height: 100 },
} as const;

export function portraitScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, glow, window: opening, ledge, glints, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, sill } = opening;
  const [first, second] = glints;
  const arch = (margin: number) =>
    cuspedArch({
      width: opening.width + margin * 2,
      height: opening.height + margin,
      rise: opening.rise + margin * 0.6,
      foils: 3,
    });
  const at = track([0, [x, sill + 90], EASE.out], [30, [x, sill]]);
  const gold = metalRamp(METAL, [-400, -900], [400, 0]);
  return [
    ...brocade(stage, [x, light]),
    shapes('glow', [softLight('glow', x, glow, 700, '#ffb65c', 0.4)]),
    border(stage),
    shapes(
      'window',
      [
        group('outer', [outline(arch(64)), fill(gold)]),
        group('saffron', [outline(arch(54)), fill('#c85a14')]),
        group('beads', [outline(arch(38)), stroke(METAL.shine, 11, { dash: [0.1, 27] })]),
        group('inner', [outline(arch(22)), fill(gold)]),
      ],
      { at, opacity: track([0, 0, EASE.inOut], [10, 100]) },
    ),
    ...framedPhoto(GROOM, {
      opening: arch(12),
      covers: { width: opening.width + 60, height: opening.height + 110, middle: [0, -(opening.height + 80) / 2] },
      at,
      from: 3,
      frames,
      backing: '#c9783c',
    }),
    shapes(
      'sill',
      [
        group('ledge', [rect(-ledge.half, 0, ledge.half * 2, 30, 6), fill(gold)]),
        group('band', [rect(28 - ledge.half, 30, ledge.half * 2 - 56, 26), fill('#c85a14')]),
        group(
          'drops',
          [drawn('M0 0 C22 10 22 34 0 52 C-22 34 -22 10 0 0 Z', METAL.shine), repeat(ledge.drops, { move: [50, 0] })],
          {
            at: [48 - ledge.half, 54],
            scale: [100, 60],
          },
        ),
      ],
      { at, opacity: track([0, 0, EASE.inOut], [10, 100]) },
    ),
    shapes('light on the gold', [sparkle(60, [x + first[0], first[1]], [34, 76]), sparkle(44, [x + second[0], second[1]], [52])]),
    gild('groom_name', words.groom_name.at, PALE_GOLD, [30, 90], {
      ...words.groom_name,
      font: FONT.names,
      leading: 1.12,
      reveal: rise(14, 24, 40),
    }),
    say('parents_line', words.parents_line.at, {
      ...words.parents_line,
      font: FONT.lines,
      leading: 1.28,
      reveal: wordByWord(24, 24),
    }),
    say('proud', words.proud.at, { ...words.proud, font: FONT.devanagari, color: LINE, reveal: fadeIn(40, 14) }),
  ];
}
