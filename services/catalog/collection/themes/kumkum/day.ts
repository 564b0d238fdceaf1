// Scene 4: lamplight again; the day on a gold-edged card, time and place beside it, kalash and lamp on the table until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { hanging, lamp } from '../../kit/matter.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { DARK_RED, evening, FONT, gild, METAL, say, table } from './look.ts';

/** The card, the table with kalash and lamp, the bell, what is out of focus, and the words. */
const WIDE = {
  slide: [80, -16],
  sheet: { at: [520, 470], width: 620, height: 640 },
  laid: { back: 868, front: 1000, border: 130 },
  kalash: { at: [1650, 978], width: 250 },
  lamp: [1280, 922, 270],
  bell: [1690, -40, 190],
  blurred: { at: [90, 1080], size: 520 },
  weekday: { at: [520, 260], width: 540 },
  day: { at: [520, 458], size: 310, width: 540, height: 370 },
  month: { at: [520, 668], size: 72, width: 560 },
  title: { at: [1270, 228], size: 108, width: 700, height: 156, align: 'left' },
  time: { at: [1270, 376], size: 72, width: 700, height: 116, align: 'left' },
  venue: { at: [1300, 540], size: 80, width: 760, height: 230, align: 'left' },
  city: { at: [1205, 716], size: 68, width: 570, height: 100, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [50, -30],
  sheet: { at: [540, 566], width: 700, height: 640 },
  laid: { back: 1598, front: 1762, border: 200 },
  kalash: { at: [800, 1750], width: 216 },
  lamp: [330, 1680, 300],
  bell: [920, -60, 170],
  blurred: { at: [40, 1880], size: 460 },
  weekday: { at: [540, 356], width: 600 },
  day: { at: [540, 556], size: 320, width: 600, height: 370 },
  month: { at: [540, 766], size: 76, width: 620 },
  title: { at: [540, 1014], size: 112, width: 860, height: 160, align: 'center' },
  time: { at: [540, 1138], size: 76, width: 890, height: 156, align: 'center' },
  venue: { at: [540, 1318], size: 80, width: 890, height: 262, align: 'center' },
  city: { at: [540, 1462], size: 70, width: 880, height: 96, align: 'center' },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, sheet, laid, kalash, lamp: light, bell, blurred, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [100, 108] });
  const [x, y] = sheet.at;
  const rises = (from: number) => track([0, [x, y + from], EASE.out], [30, [x, y]]);
  const [lx, ly, width] = light;
  return [
    far,
    ...evening(stage, frames, far),
    middle,
    near,
    close,
    ...standOn(middle, [
      table(stage, laid, 'vermilion'),
      sprite('shadow', { width: kalash.width * 1.2, at: [kalash.at[0], kalash.at[1] - 12], opacity: 90 }),
      sprite('kalash', { ...kalash, hold: [0.5, 1] }),
      sprite('shadow', { width: width * 1.3, at: [lx - width * 0.04, ly + width * 0.26] }),
      ...lamp('diya', width * 0.55, { at: [lx, ly], width, frames, seed: 40 }),
    ]),
    hanging('bell', [bell[0], bell[1]], bell[2], frames, 4, 0.1, far),
    sprite('shadow', { width: sheet.width * 1.7, at: rises(150), scale: [100, 190], opacity: 74 }),
    shapes(
      'sheet',
      [
        group('paper', [
          rect(-sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height, 10),
          fill(linear([-300, -300], [300, 320], [0, '#fffaf0'], [1, '#f0e2c6'])),
          stroke(metalRamp(GOLD, [-sheet.width / 2, -sheet.height / 2], [sheet.width / 2, sheet.height / 2]), 12),
        ]),
        group('line', [
          rect(-sheet.width / 2 + 26, -sheet.height / 2 + 26, sheet.width - 52, sheet.height - 52, 6),
          stroke(GOLD.body, 3),
        ]),
      ],
      { at: rises(110) },
    ),
    ...standOn(close, [
      sprite('marigold-1-soft', { width: blurred.size, at: blurred.at, rotate: track([0, -6, EASE.linear], [frames, 24]) }),
    ]),
    say('weekday', at.weekday.at, { ...at.weekday, color: DARK_RED, reveal: fadeIn(16, 14) }),
    say('day', at.day.at, { ...at.day, font: FONT.names, color: DARK_RED, leading: 1.1, reveal: fadeIn(10, 16) }),
    say('month', at.month.at, { ...at.month, color: DARK_RED, reveal: fadeIn(20, 14) }),
    gild('title', at.title.at, METAL, [30, 100], { ...at.title, font: FONT.names, reveal: fadeIn(16, 14) }),
    say('time', at.time.at, { ...at.time, reveal: fadeIn(24, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.36, reveal: wordByWord(30, 24) }),
    say('city', at.city.at, { ...at.city, color: '#ffe0a0', reveal: fadeIn(42, 14) }),
  ];
}
