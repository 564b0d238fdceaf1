// Scene 2: the groom in a gold and saffron window.
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
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { border, brocade, FONT, GROOM, gild, LINE, METAL, say } from './look.ts';

const arch = (margin: number) =>
  cuspedArch({ width: 700 + margin * 2, height: 900 + margin, rise: 330 + margin * 0.6, foils: 3 });

export function portraitScene({ frames }: Clock): Layer[] {
  const x = 540;
  const sill = 1200;
  const at = track([0, [x, sill + 90], EASE.out], [30, [x, sill]]);
  const gold = metalRamp(METAL, [-400, -900], [400, 0]);
  return [
    ...brocade(800),
    shapes('glow', [softLight('glow', x, 760, 700, '#ffb65c', 0.4)]),
    border(),
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
      covers: { width: 760, height: 1010, middle: [0, -490] },
      at,
      from: 3,
      frames,
      backing: '#c9783c',
    }),
    shapes(
      'sill',
      [
        group('ledge', [rect(-448, 0, 896, 30, 6), fill(gold)]),
        group('band', [rect(-420, 30, 840, 26), fill('#c85a14')]),
        group('drops', [drawn('M0 0 C22 10 22 34 0 52 C-22 34 -22 10 0 0 Z', METAL.shine), repeat(17, { move: [50, 0] })], {
          at: [-400, 54],
          scale: [100, 60],
        }),
      ],
      { at, opacity: track([0, 0, EASE.inOut], [10, 100]) },
    ),
    shapes('light on the gold', [sparkle(60, [x - 350, 640], [34, 76]), sparkle(44, [x + 392, 960], [52])]),
    gild('groom_name', [x, 1400], PALE_GOLD, [30, 90], {
      font: FONT.names,
      size: 112,
      height: 150,
      leading: 1.12,
      reveal: rise(14, 24, 40),
    }),
    say('parents_line', [x, 1570], { font: FONT.lines, size: 70, height: 210, leading: 1.28, reveal: wordByWord(24, 24) }),
    say('proud', [x, 1716], { font: FONT.devanagari, color: LINE, width: 860, height: 100, reveal: fadeIn(40, 14) }),
  ];
}
