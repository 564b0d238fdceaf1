// Scene 4: evening; the lit house on the right, time and place beside it until the end.
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
import { rangoli } from '../../kit/motifs/rangoli.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, HEIGHT, LEAF, MARIGOLDS, METAL, TERRACOTTA, WIDTH, WOOD } from './look.ts';

const HOUSE: [number, number] = [1400, 880];

export function homeScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [-24, 0] as const, zoom: [100, 103] as const };
  const sky = plane('sky plane', 0.3, WIDTH, HEIGHT, move);
  const home = plane('home plane', 1, WIDTH, HEIGHT, move);
  const near = plane('near plane', 1.8, WIDTH, HEIGHT, move);
  const x = 540;
  const [hx, hy] = HOUSE;
  const words = { width: 770 };
  return [
    sky,
    home,
    near,
    ...standOn(sky, [
      ground(
        'evening',
        WIDTH,
        HEIGHT,
        linear([0, 0], [0, 900], [0, '#0c2b2b'], [0.45, '#1d5148'], [0.82, '#6f8a5a'], [1, '#f1bd6a']),
      ),
      twinkles(60, 9, WIDTH, 560, frames, '#fff6d8', [1, 2.6]),
      shapes('moon', [
        softLight('moon glow', 1720, 190, 240, '#fff3cf', 0.5),
        group('moon', [ellipse([1720, 190], 92), fill('#fff3cf')]),
      ]),
      shapes('trees', [
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) =>
          group('crown', [ellipse([0, 0], 260 + ((index * 53) % 130), 170 + ((index * 37) % 60)), fill('#12382f')], {
            at: [index * 200 - 40, 884 - ((index * 29) % 25)],
          }),
        ),
        group('thicket', [rect(-200, 870, WIDTH + 400, 120), fill('#12382f')]),
      ]),
    ]),
    shapes('hush', [softLight('hush', x, 470, 820, '#0a2626', 0.75)]),
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
          rect(-200, hy + 58, WIDTH + 400, 400),
          fill(linear([0, hy + 58], [0, HEIGHT], [0, '#3d4a2c'], [0.35, '#26382a'], [1, '#101f1a'])),
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
        [1010, 1150, 1270, 1530, 1650, 1790].map((at, index) =>
          diya(64 + (index % 2) * 14, TERRACOTTA, METAL.shine, frames, index * 4 + 2, { at: [at, 1010 + (index % 3) * 18] }),
        ),
      ),
      shapes('near lamps', [
        diya(100, TERRACOTTA, METAL.shine, frames, 5, { at: [110, 1050] }),
        diya(84, TERRACOTTA, METAL.shine, frames, 12, { at: [280, 1064] }),
      ]),
    ]),
    vignette(WIDTH, HEIGHT, '#051614', 0.6),
    metalText(
      { key: 'title', font: FONT.title, size: 112, color: COLORS.paper, ...words, height: 170, reveal: rise(6, 20, 30) },
      PALE_GOLD,
      [22, 90],
      { at: [x, 190] },
    ),
    shapes('divider', [floralDivider(420, METAL.body, COLORS.bloom)], {
      at: [x, 288],
      scale: track([12, [0, 100], EASE.weight], [32, [100, 100]]),
      opacity: track([12, 0], [20, 100]),
    }),
    text(
      { key: 'date_line', font: FONT.display, size: 62, color: COLORS.paper, ...words, height: 92, reveal: wordByWord(12, 20) },
      { at: [x, 374] },
    ),
    text(
      { key: 'time_line', font: FONT.text, size: 58, color: '#ffd98f', ...words, height: 86, reveal: fadeIn(20, 14) },
      { at: [x, 466] },
    ),
    text(
      {
        key: 'venue',
        font: FONT.display,
        size: 66,
        color: COLORS.paper,
        ...words,
        height: 170,
        leading: 1.2,
        reveal: wordByWord(24, 20),
      },
      { at: [x, 592] },
    ),
    text(
      { key: 'city', font: FONT.text, size: 58, color: '#ffd98f', ...words, height: 86, reveal: fadeIn(32, 14) },
      { at: [x, 716] },
    ),
    text(
      { key: 'closing', font: FONT.text, size: 54, color: COLORS.paper, ...words, height: 84, reveal: fadeIn(40, 14) },
      { at: [x, 852] },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 46,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 100],
      fall: 340,
      wind: -80,
    }),
  ];
}
