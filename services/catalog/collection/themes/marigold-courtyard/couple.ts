// Scene 2: the couple in a cusped window with marigold curtains; left out without their photo.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { COLORS, COUPLE, curtains, HAVELI, METAL, NAME, RUST, say, sunlitWall } from './look.ts';

const ARCH = { width: 600, height: 690, rise: 230, foils: 3 };

export function coupleScene({ frames, beat }: Clock): Layer[] {
  const at = [560, 880];
  const wide = { ...ARCH, width: ARCH.width + 76, height: ARCH.height + 46, rise: ARCH.rise + 30 };
  return [
    ...sunlitWall(frames),
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
      group('sill', [rect(120, 876, 880, 34, 6), fill(HAVELI.stone.shade)]),
      group('sill line', [rect(120, 904, 880, 10, 4), fill(HAVELI.paint)]),
    ]),
    ...curtains(frames, 178, 942, 60, 66),
    say('first', { ...NAME, at: [1400, 330], size: 128, width: 720, height: 150, from: 6 }),
    say('and', { at: [1400, 436], size: 54, width: 300, color: RUST, from: 14 }),
    say('second', { ...NAME, at: [1400, 536], size: 128, width: 720, height: 150, from: 14 }),
    shapes('divider', [floralDivider(380, HAVELI.accent, HAVELI.paint)], {
      at: [1400, 662],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('couple_line', {
      at: [1400, 770],
      size: 56,
      width: 720,
      height: 180,
      leading: 1.4,
      color: COLORS.deep,
      from: beat(1.4),
      by: 'words',
    }),
  ];
}
