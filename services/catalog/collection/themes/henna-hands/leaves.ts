// Scene 3: fresh leaves, a bowl of paste and the cones; the invitation above or beside them.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, ring, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { brassBowl } from '../../kit/motifs/bowls.ts';
import { sprig } from '../../kit/motifs/henna.ts';
import { GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { wordByWord } from '../../kit/text/reveals.ts';
import { FONT, garden, LEAF, say } from './look.ts';

/** The bowl's foot, where the near sprays stand and how far they lean, and the invitation. */
const UPRIGHT = {
  bowl: [540, 1690],
  near: [300, 66],
  light: 1300,
  invitation: { at: [540, 450], size: 110, width: 900, height: 520 },
} as const;
const WIDE = {
  bowl: [1450, 936],
  near: [240, 46],
  light: 600,
  invitation: { at: [436, 490], size: 88, width: 560, height: 640 },
} as const;

/** A foil cone with henna in it, its tip at the origin. */
function cone(length: number, foil: string): ShapeItem {
  const w = length * 0.19;
  return group('cone', [
    group('foil', [
      outline(polygon([0, 0], [w, -length * 0.86], [-w, -length * 0.86])),
      fill(linear([-w, 0], [w, 0], [0, '#7c5210'], [0.3, foil], [0.45, '#fff3c4'], [0.6, foil], [1, '#8a5a1c'])),
    ]),
    group('fold', [
      rect(-w * 1.02, -length, w * 2.04, length * 0.15, 12),
      fill(linear([-w, 0], [w, 0], [0, '#a8741c'], [0.4, '#ffe9a8'], [1, '#8a5a1c'])),
    ]),
    group('tape', [rect(-w * 0.9, -length * 0.74, w * 1.8, length * 0.07), fill('#2f8f4a')]),
    group('tip', [outline(polygon([0, 0], [length * 0.025, -length * 0.1], [-length * 0.025, -length * 0.1])), fill('#4a1a0c')]),
  ]);
}

export function leavesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { bowl, near, light, invitation } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, foot] = bowl;
  const [aside, lean] = near;
  const { at, ...words } = invitation;
  const spray = (dx: number, turn: number, length: number, tone: string, phase: number): ShapeItem =>
    group(
      'spray',
      [sprig(length, 6, length * 0.2, { ink: linear([0, 0], [0, -length], [0, '#3d6b30'], [1, tone]), weight: 7 })],
      { at: [dx, 0], rotate: sway(frames, 80, turn, 2.4, phase) },
    );
  const rising = (from: number, to: number, start: number) =>
    track([start, [x, foot + from], EASE.out], [start + 28, [x, foot + to]]);
  return [
    ...garden(stage, [x, light, 900]),
    shapes(
      'far sprays',
      [
        spray(-150, -38, 620, LEAF, 0.1),
        spray(160, 36, 620, LEAF, 0.5),
        spray(-60, -14, 700, '#9cc06a', 0.3),
        spray(70, 13, 690, '#9cc06a', 0.8),
      ],
      { at: rising(210, -160, 0) },
    ),
    shapes('near sprays', [spray(-aside, -lean, 520, '#8db85c', 0.6), spray(aside, lean, 520, '#8db85c', 0.2)], {
      at: rising(260, -130, 3),
    }),
    shapes('table light', [ellipse([0, 0], 1300, 260), fill(radial([0, 0], [650, 0], [0, '#b9d77a', 0.3], [1, '#b9d77a', 0]))], {
      at: [x, foot + 10],
    }),
    shapes(
      'bowl',
      [
        brassBowl(620, GOLD),
        group('paste', [ellipse([0, -262], 500, 118), fill(radial([-60, -290], [260, -230], [0, '#8a9a3c'], [1, '#4c5c1c']))]),
        group('swirl', [ellipse([0, -270], 330, 66), ellipse([10, -276], 180, 34), stroke('#b3bf62', 8, { opacity: 70 })]),
        ring('crest', 7, [outline(petal(26, 46)), fill('#7c5210', 60)], { at: [0, -110], scale: 100 }),
      ],
      { at: rising(460, 0, 4) },
    ),
    shapes('cone', [cone(460, '#d9a53f')], {
      at: track([10, [x - 840, foot + 170], EASE.out], [38, [x - 210, foot + 102]]),
      rotate: track([10, 110, EASE.out], [42, 78]),
    }),
    vignette(width, height, '#0c2114', 0.5),
    say('invitation', at, {
      font: FONT.names,
      ...words,
      leading: 1.16,
      reveal: wordByWord(6, 34),
    }),
  ];
}
