// Scene 4: the day in a wreath of lotuses with fish around it, time and place below.

import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { glow } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { lilyPad, pondFish, pondLotus } from '../../kit/motifs/pichwai.ts';
import { metalRamp } from '../../kit/palette.ts';
import { COLORS, FONT, LEAF, LINE, lotusRows, METAL, NAME, ROSE, STAGE, say, WORD_METAL, WORD_ROSE, water } from './look.ts';

const { x } = STAGE;
const Y = 540;

export function dayScene({ frames, beat }: Clock): Layer[] {
  const turning = track([0, -30, EASE.out], [beat(3), 0, EASE.linear], [frames, 14]);
  return [
    ...water(),
    shapes('hush', [group('pool', [softLight('pool', x, 1230, 760, COLORS.deep.hex, 0.85)])]),
    shapes(
      'wreath',
      [
        group('light', [ellipse([0, 0], 1100), fill(glow([0, 0], 550, '#f8e3b0', 0.5))]),
        ring('fish', 6, [pondFish(150, '#f2b632', ROSE, '#0c2a20', frames, { at: [0, -420] })], {
          rotate: track([0, 40, EASE.out], [beat(3), 0, EASE.linear], [frames, -26]),
        }),
        ring('pads', 12, [lilyPad(120, LEAF, { at: [0, -268] })], { rotate: turning }),
        ring('lotuses', 12, [pondLotus(150, ROSE, LINE, { at: [0, -214] })], { rotate: turning }),
        group('disc', [ellipse([0, 0], 448), fill(COLORS.paper)]),
        group('rim', [ellipse([0, 0], 448), stroke(metalRamp(METAL, [-220, -220], [220, 220]), 9)]),
      ],
      { at: [x, Y], scale: track([0, [70, 70], EASE.out], [beat(1.6), [100, 100]]) },
    ),
    ...lotusRows(frames, 1890, 1, 0),
    say('day', { at: [x, Y - 6], size: 220, width: 380, height: 260, font: FONT.names, color: WORD_ROSE, leading: 1, from: 8 }),
    say('day_words', { at: [x, 1064], size: 74, width: 900, height: 116, metal: WORD_METAL, from: beat(1) }),
    say('time', { at: [x, 1164], size: 66, width: 900, height: 100, from: beat(1.4) }),
    say('couple', { ...NAME, at: [x, 1276], size: 88, width: 900, height: 184, color: '#ffc9d6', from: beat(1.8) }),
    say('venue', {
      at: [x, 1430],
      size: 70,
      width: 900,
      height: 200,
      leading: 1.35,
      color: COLORS.paper,
      from: beat(2.2),
      by: 'words',
    }),
    say('city', { at: [x, 1552], size: 66, width: 900, height: 100, color: '#ffd98a', from: beat(2.8) }),
    say('closing', { at: [x, 1646], size: 62, width: 900, height: 96, from: beat(3.4) }),
  ];
}
