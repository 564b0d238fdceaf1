// Shared by the scenes: a terrace over the city from sunset to night, prints on a line over it, lamps, plants, type.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { pen, polygon } from '../../kit/geometry/pen.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key, sway, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke, trim } from '../../kit/lottie/shapes.ts';
import { bokeh, flameAt } from '../../kit/matter.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { cottonString, instantPrint, peg, printCard } from '../../kit/motifs/pegged-print.ts';
import { palette } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace, photoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { atHome, onTheBeach, onTheRidge } from '../../samples/long-marriage.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#33265c', deep: '#2d2a32', metal: '#f0b23e', bloom: '#ee6c57', paper: '#fffaf2' });
export const TEAL = '#17706e';
export const MUSTARD = '#f0b23e';
export const CORAL = '#ee6c57';
export const INK = '#2d2a32';
export const CREAM = '#fff4de';
export const STRAW = '#ffdf9a';
export const WOOD = '#d8a76a';
export const PAIRING = { big: FONTS.pacifico, hand: FONTS.kalam };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.hand, color: CREAM });

export const FIRST = photoPlace('first', 'First photo', onTheBeach);
export const SECOND = photoPlace('second', 'Second photo', onTheRidge);
export const THIRD = photoPlace('third', 'Third photo', atHome, false);

/** An hour of the evening: the sky from top to bottom, the light at the horizon, the wall of the terrace; how many stars are out. */
export interface Hour {
  sky: readonly [string, string, string];
  light: string;
  wall: readonly [string, string];
  stars: number;
}

export const HOURS = {
  sunset: { sky: ['#43285a', '#98406a', '#f2a062'], light: '#ffd08a', wall: ['#b4635c', '#5a2a40'], stars: 0 },
  dusk: { sky: ['#33265c', '#823c6a', '#ea8658'], light: '#ffb878', wall: ['#94505c', '#46223c'], stars: 8 },
  blue: { sky: ['#1d2050', '#4c3470', '#c8687a'], light: '#f0a890', wall: ['#6a4464', '#2c1c3c'], stars: 24 },
  night: { sky: ['#0c1232', '#262252', '#6c4468'], light: '#d98a80', wall: ['#4c3856', '#1c1632'], stars: 44 },
} as const satisfies Record<string, Hour>;

export interface Terrace {
  /** The foot of the city and its height in percent, and the edge of the terrace's wall below it. */
  city: number;
  tall: number;
  wall: number;
  /** The middle of the light at the horizon. */
  light: number;
}

/** Sky, stars, the city far below, and the terrace's wall. The rows of the city stand on their planes. */
export function terrace(
  { width, height, portrait }: Stage,
  hour: Hour,
  place: Terrace,
  frames: number,
  far: Layer,
  middle: Layer,
): Layer[] {
  const { city, tall, wall, light } = place;
  const across = portrait ? 1760 : 2200;
  return [
    ground('sky', width, height, linear([0, 0], [0, city], [0, hour.sky[0]], [0.76, hour.sky[1]], [1, hour.sky[2]])),
    ...(hour.stars ? [twinkles(hour.stars, 5, width, city * 0.5, frames, '#fff3d6', [1, 2.4])] : []),
    shapes('light', [softLight('light', 0, 0, 900, hour.light, 0.8)], { at: [light, city], scale: [130, 34], parent: far }),
    ...(
      [
        [0.34, 720, 40],
        [0.62, 560, 34],
      ] as const
    ).map(([part, size, strength], index) =>
      sprite('smoke', {
        width: size * 2,
        at: track(
          [0, [width * (0.2 + index * 0.6) - 80, city * part], EASE.linear],
          [frames, [width * (0.2 + index * 0.6) + 100, city * part]],
        ),
        scale: [100, 20],
        rotate: index * 180,
        opacity: strength,
        parent: far,
      }),
    ),
    sprite('city-far', { width: across, hold: [0.5, 1], at: [width / 2, city], scale: [100, tall], parent: far }),
    sprite('city-near', { width: across, hold: [0.5, 1], at: [width / 2, city + 40], scale: [100, tall * 0.84], parent: middle }),
    shapes(
      'wall of the terrace',
      [
        group('face', [
          rect(-400, wall, width + 800, height - wall + 400),
          fill(linear([0, wall], [0, height], [0, hour.wall[0]], [1, hour.wall[1]])),
        ]),
        group('coping', [
          rect(-400, wall - 22, width + 800, 40, 6),
          fill(linear([0, wall - 22], [0, wall + 18], [0, hour.light], [0.3, hour.wall[0]], [1, hour.wall[1]])),
        ]),
      ],
      { parent: middle },
    ),
  ];
}

/** A plant in a pot, standing on its foot; its leaves move in the wind. */
export function potted([x, y, size]: readonly [x: number, y: number, size: number], frames: number, parent: Layer): Layer[] {
  const s = (part: number) => size * part;
  return [
    ...[-78, -56, 62, 82, -34, 40, -14, 18, 2].map((turn, index) =>
      sprite('leaf-1', {
        width: s(0.3 + (index % 3) * 0.04),
        hold: [0.5, 1],
        at: [x + s(turn / 500), y - s(0.5)],
        rotate: sway(frames, 80 + index * 6, turn, 2.6, index * 0.17),
        parent,
      }),
    ),
    shapes(
      'pot',
      [
        drawn(
          `M${-s(0.3)} ${-s(0.56)} L${s(0.3)} ${-s(0.56)} L${s(0.22)} 0 L${-s(0.22)} 0 Z`,
          linear([-s(0.3), 0], [s(0.3), 0], [0, '#7a3424'], [0.36, '#d9784c'], [1, '#5a2218']),
        ),
        group('rim', [
          rect(-s(0.34), -s(0.64), s(0.68), s(0.14), s(0.03)),
          fill(linear([-s(0.34), 0], [s(0.34), 0], [0, '#8a3e2a'], [0.36, '#eb9060'], [1, '#6a2a1c'])),
        ]),
      ],
      { at: [x, y], parent },
    ),
  ];
}

/** Candles in jars: the middle of the foot and the height. */
export type Jar = readonly [x: number, y: number, height: number];

export function jars(candles: readonly Jar[], frames: number, parent: Layer): Layer[] {
  return candles.flatMap(([x, y, high], index) => [
    sprite('halo', {
      width: high * 4,
      at: [x, y - high * 0.2],
      scale: [100, 40],
      opacity: sway(frames, 40, 74, 16, index * 0.3),
      parent,
    }),
    shapes(
      'jar',
      [
        rect(-high * 0.34, -high, high * 0.68, high, high * 0.12),
        fill(
          linear(
            [-high * 0.34, 0],
            [high * 0.34, 0],
            [0, '#ffe7b0', 0.75],
            [0.3, '#ff9a3c', 0.4],
            [0.7, '#ffb65a', 0.5],
            [1, '#fff3d0', 0.8],
          ),
        ),
      ],
      { at: [x, y], parent },
    ),
    ...flameAt([x, y - high * 0.42], high * 0.6, frames, index * 19 + 4, parent),
  ]);
}

/** Strings of lamps over the terrace, which light on the beat. */
export function lamps(
  spots: readonly (readonly [x: number, y: number, width: number, sag: number])[],
  frames: number,
  beat: number,
  parent: Layer,
): Layer {
  return shapes(
    'strings of lamps',
    spots.map(([x, y, width, sag]) =>
      bulbString(
        {
          width,
          sag,
          size: 32,
          count: Math.round(width / 96),
          colors: ['#ffd58a', '#ffe6b4', '#ffc878'],
          cord: '#20142c',
          frames,
          beat,
        },
        { at: [x, y] },
      ),
    ),
    { parent },
  );
}

/** Leaves and lights close to the lens, out of focus: a spray that reaches in (x, y, width, turn, mirrored) and lamps behind it. */
export type Spray = readonly [x: number, y: number, width: number, turn: number, mirrored: number];

export function beforeLens(stage: Stage, sprays: readonly Spray[], frames: number, parent: Layer): Layer[] {
  return [
    bokeh('gold', stage, Math.max(stage.width, stage.height) * 1.16, { opacity: sway(frames, 84, 22, 10), parent }),
    ...sprays.map(([x, y, across, turn, mirrored], index) =>
      sprite('leaf-spray-soft', {
        width: across,
        hold: [0.04, 0.12],
        at: [x, y],
        mirrored: mirrored === 1,
        rotate: sway(frames, 84 + index * 9, turn, 3.2, index * 0.3),
        parent,
      }),
    ),
  ];
}

/** Swings out after its release, then keeps moving slightly. */
function swing(frames: number, from: number, lean: number, push: number): Track<number> {
  const keys: Key<number>[] = [
    [from, lean + push, EASE.breath],
    [from + 16, lean - push * 0.55, EASE.breath],
    [from + 32, lean + push * 0.28, EASE.breath],
    [from + 48, lean - push * 0.12, EASE.breath],
  ];
  for (let frame = from + 84, side = 1; frame < frames + 40; frame += 40, side = -side)
    keys.push([frame, lean + side * 0.8, EASE.breath]);
  return { keys };
}

interface Hung {
  at: readonly [number, number];
  picture: number;
  lean: number;
  /** How far to the side it begins: it is drawn in along the line. */
  comes: number;
  frames: number;
  /** Runs with the line a little to the end of the scene. */
  runs?: number;
  /** The caption on the foot of the card. */
  caption?: string;
  /** The height of the caption as a part of the foot's: three lines of a tall script need a little more than the foot. */
  room?: number;
  parent: Layer;
}

/** An instant print that hangs from its peg, is drawn in along the line, and swings. */
export function hung(
  place: PhotoPlace,
  { at, picture, lean, comes, frames, runs = 0, caption, room = 0.96, parent }: Hung,
): Layer[] {
  const { side, foot } = instantPrint(picture);
  const [x, y] = at;
  const push = comes > 0 ? -9 : 9;
  const middle = [0, picture / 2 + side - picture * 0.03];
  const { key } = place.slot;
  const pivot = empty(`peg of ${key}`, {
    at: track([0, [x + comes, y - 6], EASE.out], [22, [x, y], EASE.linear], [frames, [x - Math.sign(comes) * runs, y]]),
    rotate: swing(frames, 0, lean, push),
    parent,
  });
  const half = picture / 2;
  const square = polygon([-half, -half], [half, -half], [half, half], [-half, half]);
  const shine = linear([-half, -half], [half * 0.2, half], [0, '#ffffff', 0.3], [1, '#ffffff', 0]);
  return [
    pivot,
    shapes('card', [printCard(picture, '#fffaf2')], { at: middle, parent: pivot }),
    ...framedPhoto(place, {
      opening: square,
      covers: { width: picture, height: picture },
      at: middle,
      from: 0,
      frames,
      push: [112, 101],
      backing: '#d9c7ae',
      parent: pivot,
    }),
    shapes('gloss', [outline(polygon([-half, -half], [half * 0.3, -half], [-half * 0.4, half], [-half, half])), fill(shine)], {
      at: middle,
      parent: pivot,
      opacity: sway(frames, 90, 80, 20),
    }),
    ...(caption
      ? [
          say(caption, {
            at: [0, (middle[1] ?? 0) + half + foot * 0.48],
            size: Math.round(picture * 0.102),
            width: Math.min(picture * 1.13, 906),
            height: foot * room,
            leading: 1.15,
            color: INK,
            from: 20,
            by: 'words',
            options: { parent: pivot },
          }),
        ]
      : []),
    shapes('peg', [peg(picture * 0.19, WOOD)], { parent: pivot }),
  ];
}

/** The line across the picture, through the pegs. */
export function line(points: readonly (readonly [number, number])[], sag = 16): Layer {
  return shapes('string', [cottonString(points, sag, '#e9dcc6', 7)]);
}

/** A brush stroke that is drawn under a heading, from its left end. */
export function squiggle(x: number, y: number, width: number, color: string, from: number): Layer {
  const path = pen().move(0, 6);
  const waves = 4;
  for (let index = 0; index < waves; index += 1) {
    const [x0, x1] = [(width * index) / waves, (width * (index + 1)) / waves];
    path.curve(x0 + (x1 - x0) * 0.4, -18, x0 + (x1 - x0) * 0.6, 24, x1, index % 2 ? 6 : -2);
  }
  return shapes(
    'squiggle',
    [outline(path.outline()), trim(0, track([from, 0, EASE.weight], [from + 20, 100])), stroke(color, 9)],
    { at: [x, y], from },
  );
}
