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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, COUPLE, METAL, NAME, RED, SILKS, say, WORD_METAL } from './look.ts';

const GAP = 216;

/** The arch, and the cloth with the names: below it across the frame, or beside it from top to bottom. */
const UPRIGHT = {
  arch: { width: 720, height: 900, rise: 280, foils: 3 },
  at: [540, 1260],
  tiles: [6, 9],
  firstRow: 96,
  cloth: [-20, 1330, 1120, 420],
  stitches: [-20, 1350, 1120, 380],
  x: 540,
  names: { rows: [1438, 1556], size: 100, width: 880, height: 140 },
  line: { y: 1668, size: 62, width: 900, height: 96 },
} as const;
const WIDE = {
  arch: { width: 560, height: 700, rise: 220, foils: 3 },
  at: [540, 990],
  tiles: [10, 7],
  firstRow: -24,
  cloth: [1010, -20, 770, 1120],
  stitches: [1032, -20, 726, 1120],
  x: 1395,
  names: { rows: [392, 560], size: 120, width: 650, height: 180 },
  line: { y: 738, size: 60, width: 660, height: 150 },
} as const;

export function coupleScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { arch: ARCH, at, tiles, firstRow, cloth, stitches, x, names, line } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [across, down] = tiles;
  const [half, top] = [ARCH.width / 2 + 92, ARCH.height + 196];
  const { y: last, ...below } = line;
  const {
    rows: [first, second],
    ...name
  } = names;
  const laid = (turn: number) => track([-10 + turn * 8, 0, EASE.inOut], [beat(1.4) + turn * 8, 100]);
  const grid = (name: string, at: readonly number[], turn: number, silks: typeof SILKS) =>
    group(
      name,
      [
        group('tile', [phulkariTile(200, silks, laid(turn))]),
        repeat(across, { move: [GAP, 0] }),
        repeat(down, { move: [0, GAP] }),
      ],
      { at },
    );
  const wall = outline(
    moved(cuspedArch({ ...ARCH, width: ARCH.width + 60, height: ARCH.height + 36, rise: ARCH.rise + 22 }), 0, 0),
  );
  return [
    ground('cloth', width, height, '#8c0f26'),
    shapes('bagh', [
      grid('tiles', [0, firstRow], 0, SILKS),
      grid('tiles between', [GAP / 2, firstRow + GAP / 2], 1, [SILKS[1], SILKS[0], SILKS[2]]),
    ]),
    shapes(
      'marble',
      [
        group('shadow', [rect(-half, -top, half * 2, top + 18, 10), fill('#3a0612', 46)], { at: [10, 18] }),
        group('wall', [
          rect(-half, -top, half * 2, top + 18, 10),
          fill(linear([0, -top - 4], [0, 0], [0, '#ffffff'], [1, '#eadfda'])),
        ]),
        group('line', [
          rect(20 - half, 20 - top, half * 2 - 40, top - 22, 6),
          stroke(metalRamp(METAL, [20 - half, 20 - top], [half - 20, 0]), 6),
        ]),
        group('inlay', [wall, stroke('#c98a94', 8, { dash: [0.1, 24] })]),
      ],
      { at },
    ),
    ...framedPhoto(COUPLE, {
      opening: cuspedArch(ARCH),
      covers: { width: ARCH.width, height: ARCH.height + 110, middle: [0, -ARCH.height / 2 - 40] },
      at,
      from: 0,
      frames,
      backing: '#7a3a22',
      rim: { paint: metalRamp(METAL, [-ARCH.width / 2, -ARCH.height], [ARCH.width / 2, 0]), width: 10 },
    }),
    shapes('name cloth', [
      group('cloth', [rect(...cloth), fill(RED)]),
      group('stitches', [rect(...stitches), stroke(SILKS[0], 7, { cap: 'butt', dash: [26, 12] })]),
    ]),
    say('first', { ...NAME, ...name, at: [x, first], metal: WORD_METAL, from: 10 }),
    say('second', { ...NAME, ...name, at: [x, second], metal: WORD_METAL, from: 18 }),
    say('couple_line', { ...below, at: [x, last], color: COLORS.paper, from: beat(1) }),
  ];
}
