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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DANCERS, dusk, FONT, night, ORANGE, PINK, SUN, say, stageFloor } from './look.ts';

/** The disc, the dancers' ways along the floor, the mark, the words. */
const WIDE = {
  disc: [1370, 560],
  floor: 900,
  her: [-520, -262],
  other: [560, 330],
  mark: [176, 270],
  invitation: { at: [488, 468], size: 96, width: 650, height: 380, align: 'left' },
  by: { at: [488, 748], size: 56, width: 650, height: 165, align: 'left' },
  dress: { at: [488, 886], size: 50, width: 650, height: 130, align: 'left' },
} as const;
const UPRIGHT = {
  disc: [540, 1392],
  floor: 1740,
  her: [-520, -290],
  other: [560, 330],
  mark: [496, 190],
  invitation: { at: [540, 372], size: 124, width: 880, height: 300, align: 'center' },
  by: { at: [540, 612], size: 70, width: 880, height: 170, align: 'center' },
  dress: { at: [540, 788], size: 66, width: 900, height: 186, align: 'center' },
} as const;

export function danceScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { disc, floor, her, other, mark, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = disc;
  const hop = (first: number, base: number) => ({
    keys: pulse(frames, BEAT, base, base - 22, first).keys.map(([frame, value, ease]) => [frame, [0, value], ease] as const),
  });
  return [
    ...night(stage, [x, y, 1000], ORANGE, 0.42),
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
    stageFloor(stage, floor),
    bulbs(stage, frames, 10),
    shapes(
      'shadows',
      [-300, 20, 330].map((dx) => softLight('shadow', x + dx, 0, 190, '#0d0220', 0.8)),
      { at: [0, y + 408], scale: [100, 16] },
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
        at: track([0, [x + her[0], y + 408], EASE.out], [26, [x + her[1], y + 408]]),
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
        at: track([2, [x + other[0], y + 398], EASE.out], [30, [x + other[1], y + 398]]),
      },
    ),
    shapes(
      'him',
      [
        group(
          'hop',
          [
            bhangraDancer(
              { hair: '#1d0736', skin: '#b8733f', skirt: '#7a1470', blouse: '#fff0d8', trim: PINK },
              { scale: [108, 108], rotate: pulse(frames, 2 * BEAT, 4, -4) },
            ),
          ],
          { at: hop(0, 0) },
        ),
      ],
      {
        at: [x + 20, y + 424],
        scale: track([4, [70, 70], EASE.spring], [26, [100, 100]]),
        opacity: track([4, 0, EASE.out], [10, 100]),
      },
    ),
    dusk(stage),
    shapes('mark', [group('bar', [ellipse([0, 0], 20), ellipse([44, 0], 20), ellipse([88, 0], 20), fill(SUN)])], {
      at: mark,
      opacity: track([6, 0, EASE.out], [14, 100]),
    }),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.names,
      leading: 1.16,
      reveal: wordByWord(8, 30),
    }),
    say('invited_by', at.by.at, {
      ...at.by,
      color: '#ffd27a',
      reveal: fadeIn(beat(2), 12),
    }),
    say('dress', at.dress.at, {
      ...at.dress,
      color: COLORS.paper,
      reveal: fadeIn(beat(3), 12),
    }),
  ];
}
