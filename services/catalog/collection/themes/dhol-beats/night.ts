// Scene 4: the day in large figures, time and place; small dancers along the floor.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bhangraDancer } from '../../kit/motifs/bhangra-dancer.ts';
import { dancer } from '../../kit/motifs/dancers.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DANCERS, dusk, FONT, night, ORANGE, PINK, SUN, say, soundRings, stageFloor } from './look.ts';

/** A row of dancers, small enough to serve as ornament. */
function row(frames: number): Layer[] {
  const places = [180, 420, 690, 1230, 1500, 1740];
  return places.map((x, index) => {
    const size = 35 + (index % 2) * 4;
    const one =
      index === 2 || index === 3
        ? bhangraDancer({ figure: '#12032a', skirt: '#7a1470', blouse: '#ffe9c8', trim: index === 2 ? PINK : ORANGE })
        : dancer(index % 2 ? 'raised' : 'swaying', DANCERS[index % 3] ?? DANCERS[0], frames, BEAT);
    const start = 4 + index * 3;
    return shapes(
      `dancer ${index + 1}`,
      [
        group('turned', [one], {
          scale: index > 2 ? [-100, 100] : [100, 100],
          rotate: pulse(frames, 2 * BEAT, -3, 4, (index % 2) * BEAT),
        }),
      ],
      {
        at: track([start, [x, 1330], EASE.out], [start + 24, [x, 1062]]),
        scale: size,
      },
    );
  });
}

export function nightScene({ frames, beat }: Clock): Layer[] {
  const x = 1330;
  return [
    ...night(460, 480, 900, PINK, 0.42),
    soundRings(frames, 470, 470, 1500),
    bulbs(frames, 16),
    stageFloor(930),
    dusk(),
    say('weekday', [474, 258], { size: 66, width: 640, color: '#ffd27a', reveal: fadeIn(2, 10) }),
    metalText(
      { key: 'day', font: FONT.names, size: 380, color: COLORS.paper, width: 600, height: 390, leading: 1, reveal: rise(4, 18) },
      PALE_GOLD,
      [20, 80],
      {
        at: [474, 462],
        scale: pulseSize(frames, BEAT, 100, 103),
      },
    ),
    say('month', [474, 690], { font: FONT.names, size: 86, width: 640, height: 100, color: '#ffc4de', reveal: rise(12, 16) }),
    shapes('rule', [group('rule', [rect(-3, -250, 6, 500, 3), fill(SUN)])], {
      at: [854, 480],
      scale: track([6, [100, 0], EASE.out], [30, [100, 100]]),
    }),
    say('couple', [x, 262], {
      font: FONT.names,
      size: 84,
      width: 820,
      height: 130,
      leading: 1.1,
      align: 'left',
      color: SUN,
      reveal: fadeIn(8, 12),
    }),
    say('time_line', [x, 380], { size: 68, width: 820, height: 84, align: 'left', reveal: fadeIn(14, 12) }),
    say('venue', [x, 530], {
      font: FONT.names,
      size: 70,
      width: 820,
      height: 176,
      align: 'left',
      leading: 1.14,
      reveal: wordByWord(beat(1), 18),
    }),
    say('city', [x, 668], { size: 60, width: 820, height: 76, align: 'left', color: '#ffd27a', reveal: fadeIn(beat(2), 12) }),
    ...row(frames),
    say('hosts', [x, 762], {
      size: 48,
      width: 820,
      height: 140,
      align: 'left',
      color: COLORS.paper,
      reveal: fadeIn(beat(2.5), 12),
    }),
  ];
}
