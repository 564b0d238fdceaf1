// Scene 4: a large stone throws its light over the number of the day.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import { diamond, glint } from '../../kit/motifs/diamond.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, midnight, orbits, WORD_METAL } from './look.ts';

/** The stone, the angle of the first blade of its light, and the words. */
const WIDE = {
  stone: [540, 700],
  blade: -34,
  invitation: { at: [1306, 210], size: 58, width: 920, height: 160, align: 'right' },
  day: { at: [1306, 500], size: 400, width: 920, height: 380, align: 'right' },
  month: { at: [1306, 752], size: 76, width: 920, height: 100, align: 'right' },
  weekday: { at: [1306, 846], size: 62, width: 920, height: 84, align: 'right' },
} as const;
const UPRIGHT = {
  stone: [540, 830],
  blade: 57,
  invitation: { at: [540, 256], size: 72, width: 880, height: 200, align: 'center' },
  day: { at: [540, 1236], size: 440, width: 880, height: 420, align: 'center' },
  month: { at: [540, 1516], size: 88, width: 880, height: 120, align: 'center' },
  weekday: { at: [540, 1632], size: 72, width: 880, height: 100, align: 'center' },
} as const;

/** Refracted light: blades that leave the stone towards the words, each in its own colour. */
function spectrum(frames: number, [x, y]: readonly [number, number], first: number): Layer {
  const colors = ['#ffd98a', '#ffb0a0', '#cfe0ff', '#a9f0e0', '#d8c4ff', '#fff3cf'];
  return shapes(
    'broken light',
    colors.map((color, index) => {
      const angle = first + index * 13;
      const blade = polygon([60, 0], [1900, -80 - index * 6], [1900, 70]);
      return group('blade', [outline(blade), fill(linear([60, 0], [1700, 0], [0, color, 0.5], [1, color, 0]))], {
        rotate: sway(frames, 130 + index * 17, angle, 3, index * 0.21),
        opacity: track([8 + index * 3, 0, EASE.out], [28 + index * 3, 62]),
      });
    }),
    { at: [x, y - 190] },
  );
}

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { stone, blade, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = stone;
  return [
    ...midnight(stage, frames, x, y - 150, 21),
    spectrum(frames, stone, blade),
    orbits(frames, x, y - 150, 300),
    shapes(
      'stone',
      [
        diamond(620, {
          scale: track([0, [70, 70], EASE.out], [34, [100, 100], EASE.breath], [frames, [104, 104]]),
          anchor: [0, -260],
        }),
      ],
      {
        at: [x, y - 170],
        rotate: sway(frames, 170, 0, 3),
      },
    ),
    shapes('glint', [glint(520, '#ffffff')], {
      at: [x + 190, y - 356],
      scale: track([16, [0, 0], EASE.out], [30, [80, 80], EASE.inOut], [56, [40, 40], EASE.breath], [frames, [60, 60]]),
      rotate: track([16, 0], [frames, 50]),
    }),
    text(
      {
        ...at.invitation,
        key: 'invitation',
        font: FONT.lines,
        color: COLORS.paper,
        leading: 1.22,
        reveal: wordByWord(4, 24),
      },
      { at: at.invitation.at },
    ),
    metalText(
      {
        ...at.day,
        key: 'day',
        font: FONT.names,
        color: COLORS.paper,
        leading: 1,
        reveal: rise(14, 18, 80),
      },
      WORD_METAL,
      [26, 90],
      { at: at.day.at },
    ),
    text(
      {
        ...at.month,
        key: 'month',
        font: FONT.capitals,
        color: COLORS.paper,
        tracking: 60,
        reveal: rise(24, 20, 30),
      },
      { at: at.month.at },
    ),
    text({ ...at.weekday, key: 'weekday', font: FONT.lines, color: '#f0d79a', reveal: fadeIn(32, 14) }, { at: at.weekday.at }),
  ];
}
