// Scene 2: the couple in a marble arch on a phulkari bagh; left out without their photo.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { phulkariTile } from '../../kit/motifs/phulkari.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { COLORS, COUPLE, METAL, NAME, RED, SILKS, STAGE, say, WORD_METAL } from './look.ts';

const { x, width, height } = STAGE;
const ARCH = { width: 720, height: 900, rise: 280, foils: 3 };
const SILL = 1260;
const GAP = 216;

export function coupleScene({ frames, beat }: Clock): Layer[] {
  const laid = (turn: number) => track([-10 + turn * 8, 0, EASE.inOut], [beat(1.4) + turn * 8, 100]);
  const grid = (name: string, at: readonly number[], turn: number, silks: typeof SILKS) =>
    group(
      name,
      [group('tile', [phulkariTile(200, silks, laid(turn))]), repeat(6, { move: [GAP, 0] }), repeat(9, { move: [0, GAP] })],
      { at },
    );
  const wall = outline(
    moved(cuspedArch({ ...ARCH, width: ARCH.width + 60, height: ARCH.height + 36, rise: ARCH.rise + 22 }), 0, 0),
  );
  return [
    ground('cloth', width, height, '#8c0f26'),
    shapes('bagh', [
      grid('tiles', [0, 96], 0, SILKS),
      grid('tiles between', [GAP / 2, 96 + GAP / 2], 1, [SILKS[1], SILKS[0], SILKS[2]]),
    ]),
    shapes(
      'marble',
      [
        group('shadow', [rect(-452, -1096, 904, 1114, 10), fill('#3a0612', 46)], { at: [10, 18] }),
        group('wall', [rect(-452, -1096, 904, 1114, 10), fill(linear([0, -1100], [0, 0], [0, '#ffffff'], [1, '#eadfda']))]),
        group('line', [rect(-432, -1076, 864, 1074, 6), stroke(metalRamp(METAL, [-432, -1076], [432, 0]), 6)]),
        group('inlay', [wall, stroke('#c98a94', 8, { dash: [0.1, 24] })]),
      ],
      { at: [x, SILL] },
    ),
    ...framedPhoto(COUPLE, {
      opening: cuspedArch(ARCH),
      covers: { width: ARCH.width, height: ARCH.height + 110, middle: [0, -ARCH.height / 2 - 40] },
      at: [x, SILL],
      from: 0,
      frames,
      backing: '#7a3a22',
      rim: { paint: metalRamp(METAL, [-360, -900], [360, 0]), width: 10 },
    }),
    shapes('name cloth', [
      group('cloth', [rect(-20, 1330, width + 40, 420), fill(RED)]),
      group('stitches', [rect(-20, 1350, width + 40, 380), stroke(SILKS[0], 7, { cap: 'butt', dash: [26, 12] })]),
    ]),
    say('first', { ...NAME, at: [x, 1438], size: 100, width: 880, height: 140, metal: WORD_METAL, from: 10 }),
    say('second', { ...NAME, at: [x, 1556], size: 100, width: 880, height: 140, metal: WORD_METAL, from: 18 }),
    say('couple_line', { at: [x, 1668], size: 62, width: 900, height: 96, color: COLORS.paper, from: beat(1) }),
  ];
}
