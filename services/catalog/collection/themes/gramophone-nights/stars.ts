// Scene 2: the couple as the stars of the film, on lobby cards.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rosette, stroke } from '../../kit/lottie/shapes.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, card, FONT, HER, HIM, MUSTARD, painted, poster, RED_INK, STAGE, say, TEAL_INK } from './look.ts';

const OPENING = polygon([-230, -290], [230, -290], [230, 290], [-230, 290]);

function lobbyCard(
  place: PhotoPlace,
  key: string,
  x: number,
  tilt: number,
  start: number,
  frames: number,
  back: string,
): Layer[] {
  const at = track([start, [x, 1500], EASE.out], [start + 26, [x, 560]]);
  const rotate = track([start, tilt * 4, EASE.out], [start + 30, tilt]);
  return [
    card(`card of ${key}`, 540, 800, COLORS.paper, { at, rotate }),
    ...framedPhoto(place, {
      opening: OPENING,
      covers: { width: 470, height: 590, middle: [0, 0] },
      at: track([start, [x, 1440], EASE.out], [start + 26, [x, 500]]),
      rotate,
      from: start,
      frames,
      push: [112, 102],
      backing: back,
      rim: { paint: COLORS.deep, width: 6 },
    }),
    say(
      key,
      [x, 876],
      { font: FONT.names, size: 96, height: 150, width: 500, color: RED_INK, reveal: rise(start + 22, 14) },
      { rotate: tilt },
    ),
  ];
}

export function starsScene({ frames, beat }: Clock): Layer[] {
  const star = (x: number, y: number, size: number, first: number) =>
    shapes('star', [group('star', [rosette(5, size, size * 0.42, 0), fill(MUSTARD), stroke(COLORS.deep, 5)])], {
      at: [x, y],
      rotate: track([first, -90, EASE.out], [first + 30, -8, EASE.breath], [frames, 10]),
      scale: track([first, [0, 0], EASE.spring], [first + 24, [100, 100]]),
    });
  return [
    ...poster(frames, [STAGE.x, 560], TEAL_INK, '#1b6f6d', '#0d4a4c', COLORS.paper),
    ...lobbyCard(HIM, 'groom_caption', 506, -3, 0, frames, MUSTARD),
    ...lobbyCard(HER, 'bride_caption', 1414, 3, 6, frames, MUSTARD),
    star(960, 330, 70, 10),
    star(960, 820, 50, 18),
    ...painted(
      { key: 'starring', font: FONT.names, size: 104, width: 300, height: 150, leading: 1.1, reveal: fadeIn(beat(0.5), 10) },
      '#ffe9b3',
      COLORS.deep.hex,
      [960, 520],
    ),
    say('and_caption', [960, 660], {
      font: FONT.names,
      size: 110,
      height: 130,
      width: 240,
      color: COLORS.paper,
      reveal: fadeIn(beat(1), 10),
    }),
  ];
}
