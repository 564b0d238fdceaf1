// Scene 4: the bride's ring on polished stone; its diamond throws its light over the number of the day.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import { glint } from '../../kit/motifs/diamond.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, midnight, polishedStone, reflection, WORD_METAL } from './look.ts';

/** The stone on its sprite, from the middle, as parts of the width. */
const STONE = [-0.01, -0.51] as const;

/** The ring, the angle of the first blade of its light, the table, a petal before the lens, and the words. */
const WIDE = {
  ring: { at: [520, 560], width: 560 },
  table: 806,
  close: { at: [1850, 1040], width: 400 },
  blade: -34,
  invitation: { at: [1306, 190], size: 58, width: 920, height: 160, align: 'right' },
  day: { at: [1306, 450], size: 380, width: 920, height: 380, align: 'right' },
  month: { at: [1306, 668], size: 76, width: 920, height: 100, align: 'right' },
  weekday: { at: [1306, 758], size: 62, width: 920, height: 84, align: 'right' },
} as const;
const UPRIGHT = {
  ring: { at: [540, 1330], width: 560 },
  table: 1566,
  close: { at: [60, 1860], width: 420 },
  blade: -122,
  invitation: { at: [540, 256], size: 72, width: 880, height: 200, align: 'center' },
  day: { at: [540, 508], size: 400, width: 880, height: 420, align: 'center' },
  month: { at: [540, 756], size: 88, width: 880, height: 120, align: 'center' },
  weekday: { at: [540, 862], size: 72, width: 880, height: 100, align: 'center' },
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
    { at: [x, y] },
  );
}

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { ring, blade, table, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, close } = fourPlanes(stage, { frames, slide: [60, -30], zoom: [98, 109] });
  const [x, y] = ring.at;
  const stone: [number, number] = [x + ring.width * STONE[0], y + ring.width * STONE[1]];
  return [
    ...midnight(stage, frames, x, y - 150, far),
    middle,
    close,
    ...standOn(middle, [
      spectrum(frames, stone, blade),
      polishedStone(stage, table),
      reflection('solitaire', ring.width, [x, y + ring.width * 0.59], 26),
      sprite('shadow', { width: ring.width * 1.2, at: [x, y + ring.width * 0.62], scale: [100, 70] }),
      sprite('solitaire', {
        width: ring.width,
        at: track([0, [x, y + 50], EASE.out], [34, [x, y]]),
        scale: track([0, [124, 124], EASE.out], [36, [100, 100]]),
      }),
      shapes('glint', [glint(520, '#ffffff')], {
        at: stone,
        scale: track([16, [0, 0], EASE.out], [30, [80, 80], EASE.inOut], [56, [40, 40], EASE.breath], [frames, [62, 62]]),
        rotate: track([16, 0], [frames, 50]),
      }),
    ]),
    ...standOn(close, [sprite('rose-petal-1-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, 44]) })]),
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
