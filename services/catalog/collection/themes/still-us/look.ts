// Shared by the scenes: plain walls in coral, mustard and teal with the window's light on them, prints on a string.
import { ground } from '../../kit/atmosphere.ts';
import { pen, polygon } from '../../kit/geometry/pen.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke, trim } from '../../kit/lottie/shapes.ts';
import { cottonString, instantPrint, peg, printCard } from '../../kit/motifs/pegged-print.ts';
import { palette } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace, photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { coupleAtHome, coupleByTheSea, coupleInTheHills } from '../../samples/couples.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#fdf0e0', deep: '#2d2a32', metal: '#f0b23e', bloom: '#ee6c57', paper: '#fffaf2' });
export const TEAL = '#17706e';
export const MUSTARD = '#f0b23e';
export const CORAL = '#ee6c57';
export const INK = '#2d2a32';
export const WOOD = '#d8a76a';
export const PAIRING = { big: FONTS.pacifico, hand: FONTS.kalam };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.hand, color: INK });

export const FIRST = photoPlace('first', 'First photo', coupleByTheSea);
export const SECOND = photoPlace('second', 'Second photo', coupleInTheHills);
export const THIRD = photoPlace('third', 'Third photo', coupleAtHome, false);

/** A wall with window light on it that moves slightly. */
export function wall(frames: number, color: string | typeof COLORS.ground, light: string, x: number): Layer[] {
  const pane = (dx: number, dy: number) =>
    outline(polygon([dx, dy], [dx + 250, dy - 70], [dx + 130, dy + 330], [dx - 120, dy + 400]));
  return [
    ground('wall', STAGE.width, STAGE.height, color),
    shapes('window light', [pane(0, 0), pane(282, -78), pane(-136, 440), pane(146, 362), fill(light, 46)], {
      at: track([0, [x - 30, 190], EASE.breath], [frames, [x + 40, 170]]),
      scale: [128, 128],
    }),
  ];
}

/** A floor line with a tone below it, so that the wall does not float. */
export function skirting(color: string, top = 940): Layer {
  return shapes('skirting', [rect(-20, top, STAGE.width + 40, STAGE.height - top + 20), fill(color)]);
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
    keys.push([frame, lean + side * 0.7, EASE.breath]);
  return { keys };
}

interface Hung {
  at: readonly [number, number];
  picture: number;
  lean: number;
  from: number;
  frames: number;
  push?: number;
}

/** An instant print that hangs from its peg and swings. */
export function hung(place: PhotoPlace, { at, picture, lean, from, frames, push = 13 }: Hung): Layer[] {
  const { side } = instantPrint(picture);
  const [x, y] = at;
  const middle = [0, picture / 2 + side - picture * 0.03];
  const pivot = empty(`peg of ${place.slot.key}`, {
    at: track([from, [x, y - 70], EASE.out], [from + 18, [x, y]]),
    rotate: swing(frames, from, lean, push),
  });
  const half = picture / 2;
  const shine = linear([-half, -half], [half * 0.2, half], [0, '#ffffff', 0.34], [1, '#ffffff', 0]);
  const square = polygon([-half, -half], [half, -half], [half, half], [-half, half]);
  return [
    pivot,
    shapes('card', [printCard(picture, '#fffaf2')], { at: middle, parent: pivot, from }),
    ...framedPhoto(place, {
      opening: square,
      covers: { width: picture, height: picture },
      at: middle,
      from,
      frames,
      push: [108, 101],
      backing: '#d9c7ae',
      parent: pivot,
    }),
    shapes('gloss', [outline(polygon([-half, -half], [half * 0.3, -half], [-half * 0.4, half], [-half, half])), fill(shine)], {
      at: middle,
      parent: pivot,
      from,
    }),
    shapes('peg', [peg(picture * 0.2, WOOD)], { parent: pivot, from }),
  ];
}

/** The string across the picture, through the pegs. */
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
    {
      at: [x, y],
      from,
    },
  );
}

export function disc(x: number, y: number, radius: number, color: string, frames: number): Layer {
  return shapes('disc', [group('disc', [ellipse([0, 0], radius * 2), fill(color)])], {
    at: [x, y],
    scale: track([0, [70, 70], EASE.out], [34, [100, 100], EASE.breath], [frames, [105, 105]]),
  });
}
