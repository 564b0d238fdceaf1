// Scene 2: two cards on gold cords come down from the flies, each in its own light.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { rose } from '../../kit/motifs/garden-blooms.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, curtains, FONT, footlight, GROOM, METAL, petals, say, spot, stageSet } from './look.ts';

/** Each card's x and how long its cords are, the photo's height, the name's place below it, the spotlight's lean, the curtains. */
const WIDE = {
  groom: { x: 650, cords: 330 },
  bride: { x: 1270, cords: 330 },
  card: { high: 520, foot: 206, middle: 114, name: { width: 394, height: 116 } },
  pool: 760,
  lean: 2,
  drawn: [30, 27],
} as const;
const UPRIGHT = {
  groom: { x: 372, cords: 280 },
  bride: { x: 708, cords: 1050 },
  card: { high: 440, foot: 276, middle: 150, name: { width: 406, height: 206 } },
  pool: 700,
  lean: 3,
  drawn: [16, 14],
} as const;
type Card = Places<(typeof WIDE)['card']>;

const W = 430;

/** A card with a photo and the name below it, swinging from the flies; all its layers hang on one parent layer. */
function card(
  place: PhotoPlace,
  caption: string,
  { x, cords: top }: { x: number; cords: number },
  { high, foot, middle, name }: Card,
  from: number,
  frames: number,
): Layer[] {
  const hook = empty(`hook ${caption}`, {
    at: track([from, [x, -670 - top], EASE.out], [from + 34, [x, -60]]),
    rotate: sway(frames, 110, 0, 0.9, from / 40),
  });
  const parent = hook;
  const corner = [
    sprig(150, '#56704f', 4, false, { rotate: -70 }),
    sprig(150, '#6f8a63', 4, false, { rotate: 20 }),
    rose(56, '#b3213a', { at: [-6, -8] }),
    rose(40, '#d9566a', { at: [52, 18], rotate: 30 }),
    rose(34, '#e9a0a0', { at: [-50, 30], rotate: 60 }),
  ];
  return [
    hook,
    shapes(
      `card ${caption}`,
      [
        group('cords', [rect(-W / 2 + 40, 0, 6, top), rect(W / 2 - 46, 0, 6, top), fill(METAL.body)]),
        group('shade', [rect(-W / 2 - 34 + 10, top + 24, W + 68, high + foot, 18), fill('#000000', 40)]),
        group('card', [
          rect(-W / 2 - 34, top, W + 68, high + foot, 18),
          fill(linear([0, top], [0, top + high + foot], [0, '#fffaf0'], [1, '#f0dfc0'])),
        ]),
        group('border', [
          rect(-W / 2 - 20, top + 14, W + 40, high + foot - 28, 10),
          stroke(metalRamp(METAL, [0, top], [0, top + high + foot - 30]), 5),
        ]),
        group('rings', [ellipse([-W / 2 + 43, top + 4], 26), ellipse([W / 2 - 43, top + 4], 26), fill(METAL.shade)]),
      ],
      { parent },
    ),
    ...framedPhoto(place, {
      opening: polygon([-W / 2, -high / 2], [W / 2, -high / 2], [W / 2, high / 2], [-W / 2, high / 2]),
      covers: { width: W, height: high },
      at: [0, top + 34 + high / 2],
      from,
      frames,
      backing: '#8a4b2c',
      rim: { paint: METAL.body, width: 5 },
      parent,
    }),
    say(
      caption,
      [8, top + high + middle],
      {
        font: FONT.names,
        size: 104,
        color: '#6b1020',
        ...name,
        leading: 1.15,
        reveal: rise(from + 16, 20, 30),
      },
      { parent },
    ),
    shapes(`roses ${caption}`, [group('roses', corner)], { at: [-W / 2 - 40, top + high + 26], parent }),
  ];
}

export function coupleScene({ frames }: Clock, stage: Stage): Layer[] {
  const { groom, bride, card: size, pool, lean, drawn } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [from, to] = drawn;
  const his = card(GROOM, 'groom_caption', groom, size, 0, frames);
  const hers = card(BRIDE, 'bride_caption', bride, size, 8, frames);
  return [
    ...stageSet(stage),
    spot(stage, groom.x, pool, 6, lean),
    spot(stage, bride.x, pool, 12, -lean),
    // Her longer cords pass behind his card.
    ...(stage.portrait ? [...hers, ...his] : [...his, ...hers]),
    footlight(stage),
    ...petals(stage, frames, 10, 17),
    ...curtains(stage, track([0, [from, 100], EASE.breath], [frames, [to, 100]])),
    vignette(stage.width, stage.height, '#0a0205', 0.45),
  ];
}
