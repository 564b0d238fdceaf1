// Scene 1: a bowl of turmeric bursts; the names appear in the light of the powder.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { burst, specks } from '../../kit/motifs/powder.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, clouds, FONT, flowers, haldiBowl, LEMON, MAROON, ORANGE, say, sunlight, TURMERIC } from './look.ts';

export function splashScene({ frames, beat }: Clock): Layer[] {
  const x = 640;
  const mouth = [1430, 720] as const;
  const name = { font: FONT.names, size: 206, width: 900, height: 240, leading: 1.1, color: MAROON };
  return [
    ...sunlight(1100, 420),
    ...burst('far cloud', {
      from: mouth,
      first: -8,
      frames,
      pieces: clouds([
        [1080, 250, 150, 3, LEMON],
        [1780, 230, 160, 4, LEMON],
        [1440, 60, 170, 5, LEMON],
        [980, 620, 96, 8, LEMON],
      ]),
    }),
    ...burst('cloud', {
      from: mouth,
      first: -6,
      frames,
      pieces: clouds([
        [1240, 430, 120, 11],
        [1640, 420, 126, 12],
        [1440, 300, 150, 13, '#f29c1c'],
        [1800, 640, 92, 14],
        [1440, 560, 110, 15, '#f9bd2e'],
      ]),
    }),
    specks(44, mouth, [300, 1050], [-70, 62], [TURMERIC, ORANGE, '#fff3b8', LEMON], -4, frames, 21),
    shapes('bowl', haldiBowl(560), {
      at: [1430, 1040],
      scale: track([0, [104, 94], EASE.out], [8, [97, 104], EASE.spring], [24, [100, 100]]),
    }),
    ...burst('flower', {
      from: mouth,
      first: -4,
      frames,
      pieces: flowers([
        [1160, 180, 92],
        [1740, 120, 110, TURMERIC],
        [1560, 200, 74],
        [1230, 640, 84, TURMERIC],
        [1790, 440, 88],
        [1010, 130, 66, TURMERIC],
        [1660, 640, 96],
      ]),
    }),
    say('occasion', [x, 176], {
      font: FONT.bold,
      size: 66,
      width: 960,
      height: 96,
      color: '#8f1530',
      tracking: 40,
      align: 'left',
      reveal: fadeIn(2, 10),
    }),
    say('first', [x - 30, 372], { ...name, align: 'left', reveal: pop(5, 18) }),
    say('and', [x, 532], {
      font: FONT.bold,
      size: 66,
      width: 960,
      height: 96,
      color: '#8f1530',
      align: 'left',
      reveal: fadeIn(16, 8),
    }),
    say('second', [x - 30, 694], { ...name, align: 'left', reveal: pop(beat(1), 18) }),
    say('tagline', [x, 882], {
      size: 56,
      width: 960,
      height: 84,
      color: COLORS.deep,
      align: 'left',
      reveal: fadeIn(beat(2.5), 12),
    }),
  ];
}
