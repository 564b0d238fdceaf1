// Shared by the scenes: handmade paper in the sun, henna in one ink with gold leaf, a mehendi's things on it, left-aligned type.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { fourPlanes } from '../../kit/camera.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { empty, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { fibres, wander } from '../../kit/matter.ts';
import { grandPaisley, grandPaisleyBand, type Henna } from '../../kit/motifs/henna.ts';
import { type Growth, hennaVine } from '../../kit/motifs/henna-vine.ts';
import { palette } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#ece0c8', deep: '#3c1a10', metal: '#b8862f', bloom: '#7d2f17', paper: '#f6eddb' });
export const INK = '#7d2f17';
/** Secondary lines. */
export const BRONZE = '#5a3508';
const GILT = '#b8862f';
export const PAIRING = { names: FONTS.vesper, text: FONTS.tiro };
export const FONT = fontNames(PAIRING);
export const say = sayIn({
  font: FONT.text,
  size: 58,
  color: COLORS.deep,
  width: 900,
  height: 90,
  leading: 1.4,
  align: 'left',
});

/** How far lines go on beyond the frame, because the camera moves. */
const BLEED = 120;

type Planes = ReturnType<typeof fourPlanes>;

/** A camera that never stands still. Its planes must be among the scene's layers. */
export function planesOf(stage: Stage, frames: number, slide: readonly [number, number]): Planes {
  return fourPlanes(stage, { frames, slide, zoom: [100, 105] });
}

/**
 * Handmade paper with a stain of sandal around a point, light from the upper left, and the shadow of a shrub that moves over it from
 * the left edge; `shade` is the shadow's middle and width.
 */
export function paper(
  stage: Stage,
  frames: number,
  stain: readonly [x: number, y: number, width: number],
  shade: readonly [x: number, y: number, width: number],
): Layer[] {
  const { width, height } = stage;
  const [sx, sy, spread] = stain;
  const [x, y, reach] = shade;
  return [
    ground('paper', width, height, linear([0, 0], [width, height], [0, '#f8f0df'], [1, '#e2d0ac'])),
    sprite('wash-sandal', { width: spread, at: [sx, sy], opacity: 30 }),
    shapes('sun', [softLight('sun', width * 0.24, height * 0.16, 900, '#fffaf0', 0.9)]),
    fibres(stage, 2060, 50),
    sprite('leaf-shade', {
      width: reach,
      hold: [0, 0.5],
      at: wander([x - reach * 0.02, y], reach * 0.02, frames, 96),
      opacity: 44,
    }),
  ];
}

export function growing(first: number, last: number, leaf: number, weight = 6): Growth {
  return { ink: INK, accent: GILT, weight, leaf, first, last };
}

export function drawing(first: number, last: number, weight: number, ink: string = INK): Henna {
  return {
    ink,
    weight,
    drawn: track([first, 0, EASE.inOut], [last, 100]),
    filled: track([first + 10, 0, EASE.inOut], [last, 100]),
  };
}

/** Lines of paste that stand up from the paper, by a name of their own: the same lines once more, faint and a little lower, are their shadow. */
export function raised(name: string, { width, height }: Stage, items: readonly ShapeItem[], parent: Layer): Layer[] {
  const lines = composition(name, width + BLEED * 2, height + BLEED * 2, [shapes(name, items, { at: [BLEED, BLEED] })]);
  return [
    nested(`shadow of ${name}`, lines, { at: [3, 5], anchor: [BLEED, BLEED], opacity: 24, parent }),
    nested(name, lines, { anchor: [BLEED, BLEED], parent }),
  ];
}

type Way = readonly (readonly [x: number, y: number])[];

export function vines(
  name: string,
  stage: Stage,
  list: readonly (readonly [way: Way, growth: Growth])[],
  parent: Layer,
): Layer[] {
  const items = list.map(([way, growth]) => hennaVine(way, growth));
  return raised(name, stage, items, parent);
}

/** A great paisley that is drawn between two frames; gold leaf fills the band behind its rim, and light moves over it. */
export function gilded(
  at: readonly [number, number],
  size: number,
  frames: number,
  [first, last]: readonly [number, number],
  parent: Layer,
  turn: { rotate: number; mirrored?: boolean; weight?: number },
): Layer[] {
  const { rotate, mirrored = false, weight = 4 } = turn;
  const hub = empty('great paisley', {
    at,
    rotate: sway(frames, 150, rotate, 2),
    scale: [mirrored ? -100 : 100, 100],
    parent,
  });
  const seen = track([last - 24, 0, EASE.inOut], [last + 10, 100]);
  const band = shapes('band of leaf', [grandPaisleyBand(size)], { parent: hub });
  const lines = [grandPaisley(size, drawing(first, last, weight), GILT)];
  return [
    hub,
    sprite('gold-leaf', {
      width: size * 1.9,
      at: track([0, [-size * 0.12, -size * 0.1], EASE.linear], [frames, [size * 0.14, size * 0.06]]),
      rotate: 62,
      opacity: seen,
      parent: hub,
      matte: band,
    }),
    shapes('shadow of the paisley', lines, { at: [4, 6], opacity: 22, parent: hub }),
    shapes('paisley', lines, { parent: hub }),
  ];
}

type Thing = readonly [name: string, x: number, y: number, width: number, turn: number];

/** Things that lie on the paper, each with its shadow to the lower right. */
export function things(list: readonly Thing[], parent: Layer): Layer[] {
  return list.flatMap(([name, x, y, width, turn]) => [
    sprite('shadow', { width: width * 1.3, at: [x + width * 0.07, y + width * 0.1], scale: [100, 190], opacity: 70, parent }),
    sprite(name, { width, at: [x, y], rotate: turn, parent }),
  ]);
}

/** Before the lens, out of focus: it sways. */
export function close(frames: number, list: readonly Thing[], parent: Layer): Layer[] {
  return list.map(([name, x, y, width, turn], index) =>
    sprite(name, { width, at: [x, y], rotate: sway(frames, 120, turn, 2.4, index * 0.3), parent }),
  );
}

/** A short gold line under a text. */
export function rule([x, y, width]: readonly [number, number, number], first: number): Layer {
  return shapes(
    'rule',
    [
      group('rule', [
        rect(0, -3, width, 6, 3),
        fill(linear([0, 0], [width, 0], [0, '#9a6a1c'], [0.5, '#e8c777'], [1, '#b8862f'])),
      ]),
    ],
    {
      at: [x, y],
      scale: track([first, [0, 100], EASE.out], [first + 26, [100, 100]]),
    },
  );
}
