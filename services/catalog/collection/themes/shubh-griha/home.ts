// Scene 4: evening; the lit house, time and place beside it or above it until the end.
import { drifting, ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bananaPlant } from '../../kit/motifs/banana-plant.ts';
import { floralDivider, loosePetal, swag, toran } from '../../kit/motifs/garlands.ts';
import { house } from '../../kit/motifs/house.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { crescent } from '../../kit/motifs/moonlit-garden.ts';
import { rangoli } from '../../kit/motifs/rangoli.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, LEAF, MARIGOLDS, METAL, TERRACOTTA, WOOD } from './look.ts';

/** The house under its sky, and the rows of words. */
const WIDE = {
  house: [1400, 880],
  stars: 560,
  moon: [1720, 190],
  hush: 470,
  near: [
    [110, 1050],
    [280, 1064],
  ],
  x: 540,
  width: 770,
  title: { y: 190, size: 112, height: 170 },
  divider: 288,
  date: { y: 374, size: 62, height: 92 },
  time: { y: 466, size: 58, height: 86 },
  venue: { y: 592, size: 66, height: 170, leading: 1.2 },
  city: { y: 716, size: 58, height: 86 },
  closing: { y: 852, size: 54, height: 84 },
} as const;
const UPRIGHT = {
  house: [540, 1700],
  stars: 1000,
  moon: [920, 190],
  hush: 620,
  near: [
    [92, 1866],
    [984, 1872],
  ],
  x: 540,
  width: 880,
  title: { y: 262, size: 178, height: 250 },
  divider: 408,
  date: { y: 478, size: 74, height: 110 },
  time: { y: 562, size: 70, height: 100 },
  venue: { y: 728, size: 84, height: 276, leading: 1.1 },
  city: { y: 884, size: 70, height: 100 },
  closing: { y: 978, size: 66, height: 100 },
} as const;

export function homeScene({ frames }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { house: HOUSE, moon, near: nearLamps, x, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { y: titleAt, ...title } = at.title;
  const { y: dateAt, ...date } = at.date;
  const { y: timeAt, ...time } = at.time;
  const { y: venueAt, ...venue } = at.venue;
  const { y: cityAt, ...city } = at.city;
  const { y: closingAt, ...closing } = at.closing;
  const [[oneX, oneY], [otherX, otherY]] = nearLamps;
  const move = { frames, slide: [-24, 0] as const, zoom: [100, 103] as const };
  const sky = plane('sky plane', 0.3, width, height, move);
  const home = plane('home plane', 1, width, height, move);
  const near = plane('near plane', 1.8, width, height, move);
  const [hx, hy] = HOUSE;
  const words = { width: at.width };
  return [
    sky,
    home,
    near,
    ...standOn(sky, [
      ground(
        'evening',
        width,
        height,
        linear([0, 0], [0, hy + 20], [0, '#0c2b2b'], [0.45, '#1d5148'], [0.82, '#6f8a5a'], [1, '#f1bd6a']),
      ),
      twinkles(60, 9, width, at.stars, frames, '#fff6d8', [1, 2.6]),
      shapes('moon', [crescent(46, '#fff3cf', 5, { at: moon, rotate: 16 })]),
      shapes('trees', [
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) =>
          group('crown', [ellipse([0, 0], 260 + ((index * 53) % 130), 170 + ((index * 37) % 60)), fill('#12382f')], {
            at: [index * 200 - 40, hy + 4 - ((index * 29) % 25)],
          }),
        ),
        group('thicket', [rect(-200, hy - 10, width + 400, 120), fill('#12382f')]),
      ]),
    ]),
    shapes('hush', [softLight('hush', x, at.hush, 820, '#0a2626', 0.75)]),
    ...standOn(home, [
      shapes('home light', [softLight('home light', hx, hy - 260, 640, '#ffb347', 0.42)]),
      shapes('plants behind', [bananaPlant(470, '#2f6b3f', { at: [hx + 440, hy + 40], scale: [-100, 100] })]),
      shapes('house', [house('#d98f5c', TERRACOTTA, WOOD, '#ffc65c', LEAF)], { at: HOUSE, scale: 84 }),
      shapes('toran', [
        toran(180, 34, LEAF, MARIGOLDS, { at: [hx, hy - 218] }),
        swag(380, 46, 11, MARIGOLDS, { at: [hx - 190, hy - 252] }),
        swag(380, 46, 11, MARIGOLDS, { at: [hx + 190, hy - 252] }),
        swag(300, 40, 11, MARIGOLDS, { at: [hx - 160, hy - 538] }),
        swag(300, 40, 11, MARIGOLDS, { at: [hx + 160, hy - 538] }),
      ]),
      shapes('ground', [
        group('yard', [
          rect(-200, hy + 58, width + 400, 400),
          fill(linear([0, hy + 58], [0, height], [0, '#3d4a2c'], [0.35, '#26382a'], [1, '#101f1a'])),
        ]),
        group('path light', [
          ellipse([hx, hy + 110], 820, 170),
          fill(radial([hx, hy + 110], [hx + 410, hy + 110], [0, '#ffd98a', 0.75], [1, '#ffb347', 0])),
        ]),
      ]),
      shapes('rangoli', [
        rangoli(190, { petals: ['#d9364f', '#f6b32c', '#2f8f6b'], line: '#fffaf0' }, 100, {
          at: [hx, hy + 122],
          scale: [100, 28],
        }),
      ]),
      shapes('steps', [
        rect(hx - 178, hy + 44, 356, 18, 3),
        fill(linear([0, hy + 44], [0, hy + 62], [0, '#f0c08a'], [1, '#a86a3c'])),
      ]),
    ]),
    ...standOn(near, [
      shapes(
        'lamps',
        [-390, -250, -130, 130, 250, 390].map((dx, index) =>
          diya(64 + (index % 2) * 14, TERRACOTTA, METAL.shine, frames, index * 4 + 2, {
            at: [hx + dx, hy + 130 + (index % 3) * 18],
          }),
        ),
      ),
      shapes('near lamps', [
        diya(100, TERRACOTTA, METAL.shine, frames, 5, { at: [oneX, oneY] }),
        diya(84, TERRACOTTA, METAL.shine, frames, 12, { at: [otherX, otherY] }),
      ]),
    ]),
    vignette(width, height, '#051614', 0.6),
    metalText(
      { key: 'title', font: FONT.title, color: COLORS.paper, ...words, ...title, reveal: rise(6, 20, 30) },
      PALE_GOLD,
      [22, 90],
      { at: [x, titleAt] },
    ),
    shapes('divider', [floralDivider(420, METAL.body, COLORS.bloom)], {
      at: [x, at.divider],
      scale: track([12, [0, 100], EASE.weight], [32, [100, 100]]),
      opacity: track([12, 0], [20, 100]),
    }),
    text(
      { key: 'date_line', font: FONT.display, color: COLORS.paper, ...words, ...date, reveal: wordByWord(12, 20) },
      { at: [x, dateAt] },
    ),
    text({ key: 'time_line', font: FONT.text, color: '#ffd98f', ...words, ...time, reveal: fadeIn(20, 14) }, { at: [x, timeAt] }),
    text(
      {
        key: 'venue',
        font: FONT.display,
        color: COLORS.paper,
        ...words,
        ...venue,
        reveal: wordByWord(24, 20),
      },
      { at: [x, venueAt] },
    ),
    text({ key: 'city', font: FONT.text, color: '#ffd98f', ...words, ...city, reveal: fadeIn(32, 14) }, { at: [x, cityAt] }),
    text(
      { key: 'closing', font: FONT.text, color: COLORS.paper, ...words, ...closing, reveal: fadeIn(40, 14) },
      { at: [x, closingAt] },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 46,
      width,
      height,
      frames,
      sizes: [50, 100],
      fall: 340,
      wind: -80,
    }),
  ];
}
