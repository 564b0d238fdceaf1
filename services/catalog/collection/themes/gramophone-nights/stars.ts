// Scene 2: the couple as the stars of the film, on lobby cards.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rosette, stroke } from '../../kit/lottie/shapes.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, card, FONT, HER, HIM, MUSTARD, painted, poster, RED_INK, say, TEAL_INK } from './look.ts';

/** The cards' middles, the stars, and the words: between the cards, or in the corners that they leave. */
const WIDE = {
  rays: [960, 560],
  cards: [
    [506, 560],
    [1414, 560],
  ],
  stars: [
    [960, 330, 70],
    [960, 820, 50],
  ],
  caption: 172,
  starring: { at: [960, 520], size: 104, width: 300, height: 150 },
  and: { at: [960, 660], size: 110 },
} as const;
const UPRIGHT = {
  rays: [540, 960],
  cards: [
    [378, 560],
    [702, 1384],
  ],
  stars: [
    [838, 760, 78],
    [240, 1180, 78],
  ],
  caption: 172,
  starring: { at: [832, 480], size: 110, width: 300, height: 150 },
  and: { at: [240, 1420], size: 190 },
} as const;

const OPENING = polygon([-230, -290], [230, -290], [230, 290], [-230, 290]);

function lobbyCard(
  { height, portrait }: Stage,
  place: PhotoPlace,
  key: string,
  [x, y]: readonly [number, number],
  tilt: number,
  start: number,
  frames: number,
  back: string,
): Layer[] {
  const at = track([start, [x, height + 420], EASE.out], [start + 26, [x, y]]);
  const rotate = track([start, tilt * 4, EASE.out], [start + 30, tilt]);
  return [
    card(`card of ${key}`, 540, 800, COLORS.paper, { at, rotate }),
    ...framedPhoto(place, {
      opening: OPENING,
      covers: { width: 470, height: 590, middle: [0, 0] },
      at: track([start, [x, height + 360], EASE.out], [start + 26, [x, y - 60]]),
      rotate,
      from: start,
      frames,
      push: [112, 102],
      backing: back,
      rim: { paint: COLORS.deep, width: 6 },
    }),
    say(
      key,
      [x, y + 316],
      {
        font: FONT.names,
        size: 96,
        height: placesIn(portrait, WIDE, UPRIGHT).caption,
        leading: 1.05,
        width: 500,
        color: RED_INK,
        reveal: rise(start + 22, 14),
      },
      { rotate: tilt },
    ),
  ];
}

export function starsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { rays, cards, stars, starring, and } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { at: billed, ...lettering } = starring;
  const star = ([x, y, size]: readonly [number, number, number], first: number) =>
    shapes('star', [group('star', [rosette(5, size, size * 0.42, 0), fill(MUSTARD), stroke(COLORS.deep, 5)])], {
      at: [x, y],
      rotate: track([first, -90, EASE.out], [first + 30, -8, EASE.breath], [frames, 10]),
      scale: track([first, [0, 0], EASE.spring], [first + 24, [100, 100]]),
    });
  return [
    ...poster(stage, frames, rays, TEAL_INK, '#1b6f6d', '#0d4a4c', COLORS.paper),
    ...lobbyCard(stage, HIM, 'groom_caption', cards[0], -3, 0, frames, MUSTARD),
    ...lobbyCard(stage, HER, 'bride_caption', cards[1], 3, 6, frames, MUSTARD),
    star(stars[0], 10),
    star(stars[1], 18),
    ...painted(
      { key: 'starring', font: FONT.names, ...lettering, leading: 1.1, reveal: fadeIn(beat(0.5), 10) },
      '#ffe9b3',
      COLORS.deep.hex,
      billed,
    ),
    say('and_caption', and.at, {
      font: FONT.names,
      size: and.size,
      height: and.size + 20,
      width: 240,
      color: COLORS.paper,
      reveal: fadeIn(beat(1), 10),
    }),
  ];
}
