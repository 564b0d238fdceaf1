// Scene 2: the couple in a cusped window with marigold curtains; left out without their photo.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, COUPLE, curtains, FLOOR, HAVELI, METAL, NAME, RUST, say, sunlitWall, swags } from './look.ts';

const ARCH = { width: 600, height: 690, rise: 230, foils: 3 };

/** The window's sill, and the words beside it or below. */
const WIDE = {
  at: [560, 880],
  floor: FLOOR,
  curtains: [178, 942, 60, 66],
  x: 1400,
  width: 720,
  names: { rows: [330, 536], size: 128, height: 150 },
  and: { y: 436, size: 54 },
  divider: 662,
  line: { y: 770, size: 56, height: 180, leading: 1.4 },
} as const;
const UPRIGHT = {
  at: [540, 1020],
  floor: 1800,
  curtains: [96, 984, 184, 76],
  x: 540,
  width: 880,
  names: { rows: [1164, 1366], size: 150, height: 170 },
  and: { y: 1268, size: 66 },
  divider: 1468,
  line: { y: 1612, size: 72, height: 280, leading: 1.2 },
} as const;

export function coupleScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { at, floor, x, names, and, divider, line, ...hung } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [windowX, sill] = at;
  const {
    rows: [first, second],
    ...name
  } = names;
  const { y: lineAt, ...below } = line;
  const column = { width: hung.width };
  const wide = { ...ARCH, width: ARCH.width + 76, height: ARCH.height + 46, rise: ARCH.rise + 30 };
  return [
    ...sunlitWall(stage, frames, floor),
    shapes(
      'window',
      [
        group('wall', [rect(-400, -840, 800, 860, 10), fill(HAVELI.stone.light), stroke(HAVELI.paint, 8)]),
        group('inner line', [rect(-376, -816, 752, 812, 6), stroke(HAVELI.accent, 7, { dash: [0.1, 22] })]),
        group('blue', [outline(cuspedArch(wide)), fill(HAVELI.paint)]),
        group('beads', [
          outline(cuspedArch({ ...ARCH, width: ARCH.width + 36, height: ARCH.height + 22, rise: ARCH.rise + 14 })),
          stroke('#fdf1d6', 10, { dash: [0.1, 26] }),
        ]),
      ],
      { at },
    ),
    ...framedPhoto(COUPLE, {
      opening: cuspedArch(ARCH),
      covers: { width: ARCH.width, height: ARCH.height + 90, middle: [0, -ARCH.height / 2 - 30] },
      at,
      from: 0,
      frames,
      backing: '#7a4a22',
      rim: { paint: metalRamp(METAL, [-300, -700], [300, 0]), width: 10 },
    }),
    shapes('sill', [
      group('sill', [rect(windowX - 440, sill - 4, 880, 34, 6), fill(HAVELI.stone.shade)]),
      group('sill line', [rect(windowX - 440, sill + 24, 880, 10, 4), fill(HAVELI.paint)]),
    ]),
    ...curtains(frames, ...hung.curtains),
    ...(stage.portrait ? swags(2, -20, 1100, 0) : []),
    say('first', { ...NAME, ...column, ...name, at: [x, first], from: 6 }),
    say('and', { at: [x, and.y], size: and.size, width: 300, color: RUST, from: 14 }),
    say('second', { ...NAME, ...column, ...name, at: [x, second], from: 14 }),
    shapes('divider', [floralDivider(380, HAVELI.accent, HAVELI.paint)], {
      at: [x, divider],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('couple_line', {
      ...column,
      ...below,
      at: [x, lineAt],
      color: COLORS.deep,
      from: beat(1.4),
      by: 'words',
    }),
  ];
}
