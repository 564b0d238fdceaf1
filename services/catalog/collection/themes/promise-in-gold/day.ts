// Scene 4: a large stone throws its light over the number of the day.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import { diamond, glint } from '../../kit/motifs/diamond.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, midnight, orbits, STAGE, WORD_METAL } from './look.ts';

const STONE = [540, 700] as const;

/** Refracted light: blades that leave the stone to the right, each in its own colour. */
function spectrum(frames: number): Layer {
  const colors = ['#ffd98a', '#ffb0a0', '#cfe0ff', '#a9f0e0', '#d8c4ff', '#fff3cf'];
  return shapes(
    'broken light',
    colors.map((color, index) => {
      const angle = -34 + index * 13;
      const blade = polygon([60, 0], [1900, -80 - index * 6], [1900, 70]);
      return group('blade', [outline(blade), fill(linear([60, 0], [1700, 0], [0, color, 0.5], [1, color, 0]))], {
        rotate: sway(frames, 130 + index * 17, angle, 3, index * 0.21),
        opacity: track([8 + index * 3, 0, EASE.out], [28 + index * 3, 62]),
      });
    }),
    { at: [STONE[0], STONE[1] - 190] },
  );
}

export function dayScene({ frames }: Clock): Layer[] {
  const [x, y] = STONE;
  const line = { width: 920, align: 'right' as const };
  const right = STAGE.safe.right - 460;
  return [
    ...midnight(frames, x, y - 150, 21),
    spectrum(frames),
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
        key: 'invitation',
        font: FONT.lines,
        size: 58,
        color: COLORS.paper,
        ...line,
        height: 160,
        leading: 1.22,
        reveal: wordByWord(4, 24),
      },
      { at: [right, 210] },
    ),
    metalText(
      {
        key: 'day',
        font: FONT.names,
        size: 400,
        color: COLORS.paper,
        ...line,
        height: 380,
        leading: 1,
        reveal: rise(14, 18, 80),
      },
      WORD_METAL,
      [26, 90],
      { at: [right, 500] },
    ),
    text(
      {
        key: 'month',
        font: FONT.capitals,
        size: 76,
        color: COLORS.paper,
        ...line,
        height: 100,
        tracking: 60,
        reveal: rise(24, 20, 30),
      },
      { at: [right, 752] },
    ),
    text(
      { key: 'weekday', font: FONT.lines, size: 62, color: '#f0d79a', ...line, height: 84, reveal: fadeIn(32, 14) },
      { at: [right, 846] },
    ),
  ];
}
