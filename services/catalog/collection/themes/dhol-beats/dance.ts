// Scene 2: the dancers turn in front of a large warm disc, with the invitation beside them.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { bhangraDancer } from '../../kit/motifs/bhangra-dancer.ts';
import { dancer } from '../../kit/motifs/dancers.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DANCERS, dusk, FONT, night, ORANGE, PINK, SUN, say, stageFloor } from './look.ts';

export function danceScene({ frames, beat }: Clock): Layer[] {
  const [x, y] = [1370, 560];
  const hop = (first: number, base: number) => ({
    keys: pulse(frames, BEAT, base, base - 22, first).keys.map(([frame, value, ease]) => [frame, [0, value], ease] as const),
  });
  return [
    ...night(x, y, 1000, ORANGE, 0.42),
    shapes(
      'disc',
      [
        group('disc', [ellipse([0, 0], 860), fill(radial([0, -60], [0, 430], [0, '#ffc84a'], [1, '#ff5a3c']))], {
          scale: pulseSize(frames, BEAT, 100, 103),
        }),
        group('rim', [ellipse([0, 0], 920), stroke(PINK, 8)], { scale: pulseSize(frames, BEAT, 100, 105) }),
        ring('lamps', 36, [ellipse([0, -494], 18), fill('#ffe9b3')], { rotate: track([0, 0, EASE.linear], [frames, 30]) }),
      ],
      { at: [x, y] },
    ),
    stageFloor(900),
    bulbs(frames, 10),
    shapes(
      'shadows',
      [-300, 20, 330].map((dx) => softLight('shadow', x + dx, 0, 190, '#0d0220', 0.8)),
      { at: [0, 968], scale: [100, 16] },
    ),
    shapes(
      'her',
      [
        group(
          'hop',
          [dancer('raised', DANCERS[0], frames, BEAT, { scale: [104, 104], rotate: pulse(frames, 2 * BEAT, -3, 4) })],
          { at: hop(0, 0) },
        ),
      ],
      {
        at: track([0, [x - 520, 968], EASE.out], [26, [x - 262, 968]]),
      },
    ),
    shapes(
      'other',
      [
        group(
          'hop',
          [dancer('swaying', DANCERS[2], frames, BEAT, { scale: [-100, 100], rotate: pulse(frames, 2 * BEAT, 3, -4, BEAT) })],
          { at: hop(BEAT, 0) },
        ),
      ],
      {
        at: track([2, [x + 560, 958], EASE.out], [30, [x + 330, 958]]),
      },
    ),
    shapes(
      'him',
      [
        group(
          'hop',
          [
            bhangraDancer(
              { figure: '#1d0736', skirt: '#7a1470', blouse: '#fff0d8', trim: PINK },
              { scale: [108, 108], rotate: pulse(frames, 2 * BEAT, 4, -4) },
            ),
          ],
          { at: hop(0, 0) },
        ),
      ],
      {
        at: [x + 20, 984],
        scale: track([4, [70, 70], EASE.spring], [26, [100, 100]]),
        opacity: track([4, 0, EASE.out], [10, 100]),
      },
    ),
    dusk(),
    shapes('mark', [group('bar', [ellipse([0, 0], 20), ellipse([44, 0], 20), ellipse([88, 0], 20), fill(SUN)])], {
      at: [176, 270],
      opacity: track([6, 0, EASE.out], [14, 100]),
    }),
    say('invitation', [488, 468], {
      font: FONT.names,
      size: 96,
      width: 650,
      height: 380,
      leading: 1.16,
      align: 'left',
      reveal: wordByWord(8, 30),
    }),
    say('invited_by', [488, 748], {
      size: 56,
      width: 650,
      height: 165,
      align: 'left',
      color: '#ffd27a',
      reveal: fadeIn(beat(2), 12),
    }),
    say('dress', [488, 886], {
      size: 50,
      width: 650,
      height: 130,
      align: 'left',
      color: COLORS.paper,
      reveal: fadeIn(beat(3), 12),
    }),
  ];
}
