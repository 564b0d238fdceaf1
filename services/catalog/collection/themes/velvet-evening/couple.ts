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
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, curtains, FONT, footlight, GROOM, HEIGHT, METAL, petals, say, spot, stageSet, WIDTH } from './look.ts';

const [W, H] = [430, 520];

/** A card with a photo and the name below it, swinging from the flies; all its layers hang on one parent layer. */
function card(place: PhotoPlace, caption: string, x: number, from: number, frames: number): Layer[] {
  const hook = empty(`hook ${caption}`, {
    at: track([from, [x, -1000], EASE.out], [from + 34, [x, -60]]),
    rotate: sway(frames, 110, 0, 0.9, from / 40),
  });
  const parent = hook;
  const top = 330;
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
        group('shade', [rect(-W / 2 - 34 + 10, top + 24, W + 68, H + 206, 18), fill('#000000', 40)]),
        group('card', [
          rect(-W / 2 - 34, top, W + 68, H + 206, 18),
          fill(linear([0, top], [0, top + H + 206], [0, '#fffaf0'], [1, '#f0dfc0'])),
        ]),
        group('border', [
          rect(-W / 2 - 20, top + 14, W + 40, H + 178, 10),
          stroke(metalRamp(METAL, [0, top], [0, top + H + 176]), 5),
        ]),
        group('rings', [ellipse([-W / 2 + 43, top + 4], 26), ellipse([W / 2 - 43, top + 4], 26), fill(METAL.shade)]),
      ],
      { parent },
    ),
    ...framedPhoto(place, {
      opening: polygon([-W / 2, -H / 2], [W / 2, -H / 2], [W / 2, H / 2], [-W / 2, H / 2]),
      covers: { width: W, height: H },
      at: [0, top + 34 + H / 2],
      from,
      frames,
      backing: '#8a4b2c',
      rim: { paint: METAL.body, width: 5 },
      parent,
    }),
    say(
      caption,
      [8, top + H + 114],
      {
        font: FONT.names,
        size: 104,
        color: '#6b1020',
        width: W - 36,
        height: 116,
        leading: 1.15,
        reveal: rise(from + 16, 20, 30),
      },
      { parent },
    ),
    shapes(`roses ${caption}`, [group('roses', corner)], { at: [-W / 2 - 40, top + H + 26], parent }),
  ];
}

export function coupleScene({ frames }: Clock): Layer[] {
  const [left, right] = [650, WIDTH - 650];
  return [
    ...stageSet(WIDTH / 2),
    spot(left, 760, 6, 2),
    spot(right, 760, 12, -2),
    ...card(GROOM, 'groom_caption', left, 0, frames),
    ...card(BRIDE, 'bride_caption', right, 8, frames),
    footlight(),
    ...petals(frames, 10, 17),
    ...curtains(track([0, [30, 100], EASE.breath], [frames, [27, 100]])),
    vignette(WIDTH, HEIGHT, '#0a0205', 0.45),
  ];
}
