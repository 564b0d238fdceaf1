// Scene 2: bride and groom in two lancets; without a photo, a lancet shows stained glass.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { lancetGlass } from '../../kit/motifs/stained-glass.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, COLORS, dust, FONT, GLASS, GROOM, gild, HEIGHT, lilyBunch, nave, STONE, WIDTH, WORD_METAL } from './look.ts';

const SILL = 800;
const SIZE = [440, 690] as const;

function lancet(place: PhotoPlace, x: number, from: number, frames: number): Layer[] {
  const opening = gothicArch(...SIZE);
  const { slot } = place;
  return [
    shapes(`unless:${slot.key} lancet`, [lancetGlass(...SIZE, GLASS, { from, step: 2.4 })], { at: [x, SILL], masks: [opening] }),
    ...framedPhoto(place, {
      opening,
      covers: { width: SIZE[0], height: SIZE[1], middle: [0, -SIZE[1] / 2] },
      at: [x, SILL],
      from,
      frames,
      backing: '#2a2433',
      push: [110, 101],
    }).map((layer) => ({ ...layer, name: `if:${slot.key} ${layer.name}` })),
    shapes(
      `frame ${slot.key}`,
      [
        group('stone', [outline(gothicArch(SIZE[0] + 44, SIZE[1] + 34)), stroke(STONE, 40)]),
        group('stone light', [outline(gothicArch(SIZE[0] + 84, SIZE[1] + 62)), stroke('#968da3', 4)]),
        group('gold', [outline(opening), stroke(metalRamp(PALE_GOLD, [0, -SIZE[1]], [0, 0]), 9)]),
        group('sill', [
          rect(-SIZE[0] / 2 - 60, 0, SIZE[0] + 120, 34, 6),
          fill(linear([0, 0], [0, 34], [0, '#9a91a6'], [1, '#4b4557'])),
        ]),
      ],
      { at: [x, SILL] },
    ),
  ];
}

export function coupleScene({ frames }: Clock): Layer[] {
  const name = { font: FONT.names, size: 116, color: COLORS.paper, width: 560, height: 130, leading: 1.15 };
  const [left, right] = [560, WIDTH - 560];
  return [
    ...nave(),
    shapes('light', [softLight('light', left, 460, 520, '#ffcf7d', 0.36), softLight('light', right, 460, 520, '#ffcf7d', 0.36)]),
    ...lancet(GROOM, left, 4, frames),
    ...lancet(BRIDE, right, 12, frames),
    shapes('rose between', [outline(moved(gothicArch(150, 420), WIDTH / 2, 640)), stroke(STONE, 16)]),
    shapes('glass between', [lancetGlass(150, 420, GLASS, { from: 10, step: 2 })], {
      at: [WIDTH / 2, 640],
      masks: [gothicArch(150, 420)],
    }),
    dust(frames, 4),
    vignette(WIDTH, HEIGHT, '#07060c', 0.5),
    gild('groom_caption', [left, 908], WORD_METAL, [30, 90], { ...name, reveal: rise(18, 22, 30) }),
    gild('bride_caption', [right, 908], WORD_METAL, [38, 98], { ...name, reveal: rise(26, 22, 30) }),
    lilyBunch(20, 1130, 74, frames, 20),
    lilyBunch(WIDTH - 20, 1130, 74, frames, -20),
  ];
}
