// Scene 4: the kalash on the bank with lamps and the plate; the day in the risen sun, time and place beside it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ring } from '../../kit/lottie/shapes.ts';
import { lamp } from '../../kit/matter.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bank, dawn, FONT, fallingLeaves, flock, RUST, say, sprayOf } from './look.ts';

const WIDE = {
  slide: [-70, 0],
  dawn: { water: 800, sun: [560, 386], radius: 244 },
  birds: [
    [900, 90],
    [1240, 66],
  ],
  bank: [920, 900, 14],
  kalash: { at: [200, 880], width: 300 },
  lamps: [
    [480, 985, 190],
    [790, 960, 160],
  ],
  string: { at: [1420, 1010], width: 1000 },
  strip: [20, 110],
  spray: { at: [1980, -60], width: 560, turn: -10 },
  close: { at: [1900, 1110], width: 480 },
  weekday: { size: 60, dy: -132 },
  day: { size: 214, dy: -2 },
  month: { size: 62, dy: 132 },
  title: { at: [1345, 200], size: 80, width: 800, height: 124 },
  time: { at: [1345, 334], size: 70, width: 830, height: 104 },
  venue: { at: [1345, 506], size: 78, width: 830, height: 220 },
  city: { at: [1345, 664], size: 66, width: 800, height: 92 },
} as const;
const UPRIGHT = {
  slide: [0, -60],
  dawn: { water: 1420, sun: [540, 640], radius: 270 },
  birds: [
    [460, 110],
    [760, 90],
  ],
  bank: [1640, 1620, 24],
  kalash: { at: [210, 1630], width: 340 },
  lamps: [
    [560, 1690, 230],
    [890, 1660, 200],
  ],
  string: { at: [540, 1830], width: 1250 },
  strip: [10, 100],
  spray: { at: [1190, -90], width: 620, turn: -14 },
  close: { at: [1030, 1880], width: 520 },
  weekday: { size: 70, dy: -146 },
  day: { size: 240, dy: 0 },
  month: { size: 70, dy: 146 },
  title: { at: [540, 228], size: 100, width: 860, height: 140 },
  time: { at: [540, 1040], size: 84, width: 880, height: 120 },
  venue: { at: [540, 1226], size: 88, width: 880, height: 310 },
  city: { at: [540, 1412], size: 76, width: 880, height: 106 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    dawn: light,
    birds,
    bank: edge,
    kalash,
    lamps,
    string,
    strip,
    spray,
    close: foremost,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 106] });
  const { sun, radius } = light;
  const [x, y] = sun;
  const [kx, ky] = kalash.at;
  const across = radius * 1.62;
  return [
    far,
    ...dawn(stage, frames, far, light),
    shapes(
      'rays',
      [
        ring('ray', 36, [inked(`M0 ${-radius - 30} L0 ${-radius - 62}`, '#e99a4a', 8)]),
        ring('ray', 36, [inked(`M0 ${-radius - 30} L0 ${-radius - 46}`, '#e99a4a', 8)], { rotate: 5 }),
      ],
      {
        at: track([0, [x, y + 70], EASE.out], [frames, [x, y]]),
        rotate: track([0, 0, EASE.linear], [frames, 24]),
      },
    ),
    flock(frames, birds[0], birds[1], 3),
    middle,
    near,
    close,
    ...standOn(middle, [
      bank(stage, ...edge),
      sprite('shadow', { width: kalash.width * 1.2, at: [kx, ky + kalash.width * 0.52], opacity: 90 }),
      sprite('kalash', { width: kalash.width, at: kalash.at }),
      ...lamps.flatMap(([lx, ly, width], index) => [
        sprite('shadow', { width: width * 1.3, at: [lx, ly + width * 0.26] }),
        ...lamp('diya', width * 0.463, { at: [lx, ly], width, frames, seed: index * 11 + 3, mirrored: index === 1 }),
      ]),
      sprite('marigold-string', { width: string.width, at: string.at }),
    ]),
    sprayOf('leaf-spray', spray.at, spray.width, spray.turn, frames, near, true),
    ...fallingLeaves(stage, frames, 24, strip, near, 4),
    ...standOn(close, [
      sprite('marigold-3-soft', { width: foremost.width, at: foremost.at, rotate: track([0, 0, EASE.linear], [frames, 40]) }),
    ]),
    say('weekday', [x, y + at.weekday.dy], { size: at.weekday.size, width: across, height: 96, reveal: fadeIn(8, 14) }),
    say('day', [x, y + at.day.dy], {
      font: FONT.names,
      size: at.day.size,
      color: RUST,
      width: across,
      height: at.day.size * 1.15,
      leading: 1.05,
      reveal: rise(10, 20, 60),
    }),
    say('month', [x, y + at.month.dy], { size: at.month.size, width: across, height: 96, reveal: fadeIn(16, 14) }),
    say('title', at.title.at, { ...at.title, font: FONT.devanagari, color: RUST, reveal: fadeIn(6, 14) }),
    say('time_line', at.time.at, { ...at.time, font: FONT.names, reveal: rise(18, 20, 30) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.2, reveal: wordByWord(24, 24) }),
    say('city', at.city.at, { ...at.city, color: RUST, reveal: fadeIn(36, 16) }),
  ];
}
