// Scene 2: bride and groom in two lancets; without a photo, a lancet shows stained glass.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { lancetGlass, roseWindow } from '../../kit/motifs/stained-glass.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, COLORS, dust, FONT, GLASS, GROOM, gild, lilyBunch, nave, STONE, WORD_METAL } from './look.ts';

/** The two lights of the window: their size, their sill and their middles; the light behind them, the names, the lilies. */
const WIDE = {
  size: [440, 690],
  sill: 800,
  middles: [560, 1360],
  light: [460, 520],
  groom: { at: [560, 908], size: 116, width: 560, height: 130, align: 'center' },
  bride: { at: [1360, 908], size: 116, width: 560, height: 130, align: 'center' },
  lilies: [
    [20, 1130, 74, 20],
    [1900, 1130, 74, -20],
  ],
} as const;
/** The names stand one below the other, each beginning on the side of its window, so that long ones have the whole width. */
const UPRIGHT = {
  size: [410, 850],
  sill: 1240,
  middles: [296, 784],
  light: [760, 640],
  groom: { at: [540, 1400], size: 176, width: 860, height: 180, align: 'left' },
  bride: { at: [540, 1570], size: 176, width: 860, height: 180, align: 'right' },
  lilies: [
    [40, 2010, 80, 20],
    [1040, 2010, 80, -20],
  ],
} as const;

function lancet(
  place: PhotoPlace,
  [width, height]: readonly [number, number],
  x: number,
  sill: number,
  from: number,
  frames: number,
) {
  const opening = gothicArch(width, height);
  const { slot } = place;
  return [
    shapes(`unless:${slot.key} lancet`, [lancetGlass(width, height, GLASS, { from, step: 2.4 })], {
      at: [x, sill],
      masks: [opening],
    }),
    ...framedPhoto(place, {
      opening,
      covers: { width, height, middle: [0, -height / 2] },
      at: [x, sill],
      from,
      frames,
      backing: '#2a2433',
      push: [110, 101],
    }).map((layer) => ({ ...layer, name: `if:${slot.key} ${layer.name}` })),
    shapes(
      `frame ${slot.key}`,
      [
        group('stone', [outline(gothicArch(width + 44, height + 34)), stroke(STONE, 40)]),
        group('stone light', [outline(gothicArch(width + 84, height + 62)), stroke('#968da3', 4)]),
        group('gold', [outline(opening), stroke(metalRamp(PALE_GOLD, [0, -height], [0, 0]), 9)]),
        group('sill', [
          rect(-width / 2 - 60, 0, width + 120, 34, 6),
          fill(linear([0, 0], [0, 34], [0, '#9a91a6'], [1, '#4b4557'])),
        ]),
      ],
      { at: [x, sill] },
    ),
  ];
}

/** Between the lights: a narrow lancet where there is room, upright a small rose above both. */
function between({ x, portrait }: Stage): Layer[] {
  if (portrait) return [shapes('rose above', [roseWindow(128, GLASS, { from: 0, step: 1.2 }, STONE)], { at: [x, 306] })];
  return [
    shapes('rose between', [outline(moved(gothicArch(150, 420), x, 640)), stroke(STONE, 16)]),
    shapes('glass between', [lancetGlass(150, 420, GLASS, { from: 10, step: 2 })], {
      at: [x, 640],
      masks: [gothicArch(150, 420)],
    }),
  ];
}

export function coupleScene({ frames }: Clock, stage: Stage): Layer[] {
  const { size, sill, middles, light, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [left, right] = middles;
  const [lightY, reach] = light;
  const name = { font: FONT.names, color: COLORS.paper, leading: 1.15 };
  return [
    ...nave(stage),
    shapes('light', [
      softLight('light', left, lightY, reach, '#ffcf7d', 0.36),
      softLight('light', right, lightY, reach, '#ffcf7d', 0.36),
    ]),
    ...lancet(GROOM, size, left, sill, 4, frames),
    ...lancet(BRIDE, size, right, sill, 12, frames),
    ...between(stage),
    dust(stage, frames, 4),
    vignette(stage.width, stage.height, '#07060c', 0.5),
    gild('groom_caption', at.groom.at, WORD_METAL, [30, 90], { ...name, ...at.groom, reveal: rise(18, 22, 30) }),
    gild('bride_caption', at.bride.at, WORD_METAL, [38, 98], { ...name, ...at.bride, reveal: rise(26, 22, 30) }),
    ...at.lilies.map(([x, y, part, turn]) => lilyBunch(x, y, part, frames, turn)),
  ];
}
