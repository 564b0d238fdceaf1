// Scene 4: the day in the plate; time and place beside it, or below it, until the end.
import { drifting, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { lamp, marigoldHead, marigoldWreath } from '../../kit/matter.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { plate } from '../../kit/motifs/thali.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook } from './look.ts';

/** The plate's middle, the cloth's edge, the lamps, the words. */
const WIDE = {
  middle: [490, 496],
  cloth: 960,
  lamps: { x: 1400, y: 1018, kalash: 190 },
  weekday: { at: [500, 328], box: { size: 62, width: 520, height: 80 } },
  day: { at: [500, 500], box: { size: 270, width: 480, height: 300 } },
  month: { at: [500, 678], box: { size: 66, width: 500, height: 84 } },
  title: { at: [1400, 220], box: { size: 84, width: 730, height: 120 } },
  time_line: { at: [1400, 352], box: { size: 70, width: 730, height: 100 } },
  venue: { at: [1400, 530], box: { size: 76, width: 730, height: 230 } },
  city: { at: [1400, 700], box: { size: 64, width: 730, height: 90 } },
} as const;
const UPRIGHT = {
  middle: [540, 570],
  cloth: 1750,
  lamps: { x: 540, y: 1850, kalash: 170 },
  weekday: { at: [540, 398], box: { size: 66, width: 520, height: 90 } },
  day: { at: [540, 570], box: { size: 270, width: 480, height: 300 } },
  month: { at: [540, 748], box: { size: 68, width: 500, height: 92 } },
  title: { at: [540, 1156], box: { size: 100, width: 880, height: 130 } },
  time_line: { at: [540, 1264], box: { size: 76, width: 880, height: 106 } },
  venue: { at: [540, 1446], box: { size: 84, width: 880, height: 316 } },
  city: { at: [540, 1634], box: { size: 72, width: 880, height: 100 } },
} as const;

export function dayScene(look: ThaliLook, { frames }: Clock, stage: Stage): Layer[] {
  const { middle: place, cloth: edge, lamps, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...silk(look, stage),
    lampLight(place[0], place[1] + 200, 900, frames, 0.55),
    shapes('shadow', [softLight('shadow', 0, 0, 520, '#120207', 0.9)], {
      at: [place[0] + 14, place[1] + 34],
    }),
    marigoldWreath(400, {
      at: place,
      rotate: track([0, -6, EASE.linear], [frames, 10]),
      scale: track([2, [80, 80], EASE.out], [34, [100, 100]]),
    }),
    shapes(
      'plate',
      [
        plate(410, METAL),
        group('kumkum', [
          ellipse([0, 0], 640),
          fill(radial([-80, -120], [340, 120], [0, '#a51f1b'], [0.6, '#881518'], [1, '#560a10'])),
        ]),
      ],
      {
        at: place,
        scale: track([0, [86, 86], EASE.out], [30, [100, 100]]),
      },
    ),
    shapes('drawing', [mandala(300, { ink: '#ffd98f', weight: 2 })], {
      at: place,
      rotate: track([0, 0, EASE.linear], [frames, 18]),
      opacity: 26,
    }),
    vignette(stage.width, stage.height, look.colors.deep, 0.5),
    text(
      {
        key: 'weekday',
        ...at.weekday.box,
        font: look.font.lines,
        color: look.colors.paper,
        reveal: fadeIn(10, 14),
      },
      { at: at.weekday.at },
    ),
    metalText(
      {
        key: 'day',
        ...at.day.box,
        font: look.font.names,
        color: look.colors.paper,
        leading: 1.05,
        reveal: rise(8, 20, 60),
      },
      PALE_GOLD,
      [24, 90],
      { at: at.day.at },
    ),
    text(
      { key: 'month', ...at.month.box, font: look.font.lines, color: look.colors.paper, reveal: fadeIn(16, 14) },
      { at: at.month.at },
    ),
    text({ key: 'title', ...at.title.box, font: look.font.devanagari, color: LINE, reveal: fadeIn(12, 14) }, { at: at.title.at }),
    text(
      {
        key: 'time_line',
        ...at.time_line.box,
        font: look.font.names,
        color: look.colors.paper,
        reveal: rise(20, 20, 30),
      },
      { at: at.time_line.at },
    ),
    text(
      {
        key: 'venue',
        ...at.venue.box,
        font: look.font.names,
        color: look.colors.paper,
        leading: 1.2,
        reveal: wordByWord(26, 22),
      },
      { at: at.venue.at },
    ),
    text({ key: 'city', ...at.city.box, font: look.font.lines, color: LINE, reveal: fadeIn(36, 14) }, { at: at.city.at }),
    cloth(look, stage, edge),
    sprite('shadow', { width: lamps.kalash * 3.6, at: [lamps.x, lamps.y + 4], opacity: 60 }),
    sprite('kalash', {
      width: lamps.kalash,
      hold: [0.5, 0.97],
      at: track([0, [lamps.x, lamps.y + 60], EASE.out], [30, [lamps.x, lamps.y]]),
    }),
    ...[-1, 1].flatMap((side) => {
      const width = lamps.kalash * 0.95;
      const at = [lamps.x + side * lamps.kalash * 1.45, lamps.y - width * 0.16] as const;
      return lamp('diya', width * 0.463, { at, width, frames, seed: 7 + side * 4, mirrored: side === 1 });
    }),
    ...[-1, 1].map((side) => marigoldHead(side + 2, lamps.kalash * 0.42, [lamps.x + side * lamps.kalash * 0.72, lamps.y - 8])),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 35,
      width: stage.width,
      height: stage.height,
      frames,
      sizes: [50, 110],
      fall: 340,
      wind: 70,
    }),
  ];
}
