// Scene 3: a wreath of eucalyptus and peonies closes around the invitation, on deep sage; a wide frame shows its sides.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ring } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { cluster, FONT, say } from './look.ts';

/** The wreath with the number of its sprigs behind and in front, its flowers, and the words. */
const WIDE = {
  wreath: { y: 540, radius: 700, sprigs: [18, 17] },
  flowers: [
    { at: [224, 944], from: 60, to: 104 },
    { at: [1704, 150], from: 44, to: 82 },
  ],
  couple: { at: [960, 240], size: 128, width: 1000, height: 150 },
  invitation: { at: [960, 436], size: 72, width: 960, height: 190 },
  parents: { at: [960, 596], size: 48, width: 900, height: 68 },
  families: { at: [960, 724], size: 66, width: 780, height: 164 },
} as const;
const UPRIGHT = {
  wreath: { y: 1010, radius: 470, sprigs: [13, 12] },
  flowers: [
    { at: [310, 1544], from: 60, to: 112 },
    { at: [850, 610], from: 44, to: 82 },
  ],
  couple: { at: [540, 270], size: 132, height: 170 },
  invitation: { at: [540, 870], size: 76, width: 690, height: 290 },
  parents: { at: [540, 1054], size: 62, width: 690, height: 84 },
  families: { at: [540, 1170], width: 690, height: 176 },
} as const;

export function invitationScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { wreath, flowers, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [first, second] = flowers;
  const around = (name: string, count: number, item: ShapeItem, rotate: number): ShapeItem =>
    ring(name, count, [item], { rotate });
  const turn = (by: number) => track([0, by, EASE.out], [50, 0, EASE.breath], [frames, -by * 0.2]);
  const grow = track([0, [82, 82], EASE.out], [44, [100, 100]]);
  const line = { font: FONT.lines, color: '#fbf4e8' } as const;
  return [
    ground('sage', width, height, linear([0, 0], [0, height], [0, '#47604f'], [1, '#2c4034'])),
    shapes('light', [softLight('light', x, wreath.y, 760, '#6f8a74', 0.34)]),
    vignette(width, height, '#1d2c24', 0.4),
    shapes(
      'wreath behind',
      [around('sprigs', wreath.sprigs[0], sprig(300, '#6f8a74', 6, false, { at: [0, -wreath.radius], rotate: 74 }), 0)],
      {
        at: [x, wreath.y],
        rotate: turn(24),
        scale: grow,
      },
    ),
    shapes(
      'wreath',
      [around('sprigs', wreath.sprigs[1], sprig(270, '#a9bca5', 6, true, { at: [0, -wreath.radius - 6], rotate: 98 }), 12)],
      {
        at: [x, wreath.y],
        rotate: turn(-30),
        scale: grow,
      },
    ),
    cluster({
      rotate: 8,
      at: first.at,
      scale: track([8, [first.from, first.from], EASE.spring], [40, [first.to, first.to]]),
    }),
    cluster({
      rotate: 190,
      at: second.at,
      scale: track([12, [second.from, second.from], EASE.spring], [44, [second.to, second.to]]),
    }),
    say('couple', at.couple.at, { ...at.couple, font: FONT.names, color: '#fbf4e8', leading: 1.15, reveal: rise(6, 22) }),
    say('invitation', at.invitation.at, { ...line, ...at.invitation, reveal: wordByWord(12, 28) }),
    say('parents_line', at.parents.at, {
      ...line,
      ...at.parents,
      font: FONT.capitals,
      color: '#fbe6de',
      reveal: fadeIn(34, 14),
    }),
    say('families', at.families.at, { ...line, ...at.families, reveal: wordByWord(38, 24) }),
  ];
}
