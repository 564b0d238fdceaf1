// Scene 2: the boy's picture hangs from the branches in a ring of brass, leaves and marigolds; morning light in the foliage behind.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { hanging } from '../../kit/matter.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BOY, dawn, FONT, fallingLeaves, RUST, say, sprayOf } from './look.ts';

const R = 300;
const K = R * 0.5523;
const ROUND = pen()
  .move(0, -R)
  .curve(K, -R, R, -K, R, 0)
  .curve(R, K, K, R, 0, R)
  .curve(-K, R, -R, K, -R, 0)
  .curve(-R, -K, -K, -R, 0, -R)
  .close()
  .outline();

/** The ring's middle and size, sprays (x, y, width, turn, mirrored), the strip of leaves, a marigold before the lens, and the words. */
const WIDE = {
  slide: [-80, 20],
  dawn: { water: 860, sun: [1480, 700] },
  ring: { at: [560, 590], size: 1 },
  sprays: [
    [-60, -60, 620, 4, 0],
    [420, -150, 480, 4, 0],
    [1210, -60, 640, -8, 1],
  ],
  roots: [
    [120, -60, 240],
    [1000, -150, 220],
  ],
  leaves: [30, 150],
  close: { at: [1850, 1060], width: 520 },
  label: { at: [1385, 270], size: 66, width: 760, height: 92 },
  name: { at: [1385, 418], size: 160, width: 760, height: 220 },
  parents: { at: [1385, 620], size: 66, width: 760, height: 210 },
} as const;
const UPRIGHT = {
  slide: [40, 70],
  dawn: { water: 1580, sun: [820, 1420] },
  ring: { at: [540, 680], size: 1.12 },
  sprays: [
    [-70, -50, 600, 4, 0],
    [1150, -50, 600, -4, 1],
    [330, -150, 420, 8, 0],
  ],
  roots: [
    [90, -40, 230],
    [1000, -60, 230],
  ],
  leaves: [960, 1060],
  close: { at: [60, 1840], width: 560 },
  label: { at: [540, 1250], size: 76, width: 880, height: 106 },
  name: { at: [540, 1404], size: 184, width: 880, height: 240 },
  parents: { at: [540, 1620], size: 76, width: 880, height: 280 },
} as const;
const HEADS = 18;

export function boyScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, dawn: light, ring, sprays, roots, leaves, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 107] });
  const [x, y] = ring.at;
  const up = 400 + y / ring.size;
  const hub = empty('hub', {
    at: [x, y - up * ring.size],
    rotate: sway(frames, 120, 0, 0.9, 0.2),
    scale: ring.size * 100,
    parent: middle,
  });
  return [
    far,
    ...dawn(stage, frames, far, light),
    middle,
    near,
    close,
    hub,
    ...roots.map(([rx, ry, width], index) => hanging('aerial-roots', [rx, ry], width, frames, 2, index * 0.4, middle)),
    shapes('ropes', [inked(`M-40 0 L-190 ${up - 230} M40 0 L190 ${up - 230}`, '#8a6238', 9)], { parent: hub }),
    ...Array.from({ length: HEADS }, (_, index) => {
      const angle = (index / HEADS) * Math.PI * 2;
      return sprite('leaf-1', {
        width: 88,
        hold: [0.5, 0.86],
        at: [Math.sin(angle) * (R + 40), up - Math.cos(angle) * (R + 40)],
        rotate: (angle * 180) / Math.PI + ((index % 3) - 1) * 14,
        parent: hub,
      });
    }),
    ...framedPhoto(BOY, {
      opening: ROUND,
      covers: { width: R * 2.1, height: R * 2.1, middle: [0, 10] },
      at: [0, up],
      from: 0,
      frames,
      backing: '#e9b982',
      parent: hub,
    }),
    sprite('ring-frame', { width: R * 2.2, at: [0, up], parent: hub }),
    ...Array.from({ length: HEADS }, (_, index) => {
      const angle = ((index + 0.5) / HEADS) * Math.PI * 2;
      return sprite(`marigold-${[1, 3, 2][index % 3]}`, {
        width: index % 3 === 1 ? 92 : 108,
        at: [Math.sin(angle) * (R + 42), up - Math.cos(angle) * (R + 42)],
        rotate: index * 47,
        parent: hub,
      });
    }),
    ...sprays.map(([sx, sy, width, turn, mirrored]) =>
      sprayOf('leaf-spray', [sx, sy], width, turn, frames, near, mirrored === 1),
    ),
    ...fallingLeaves(stage, frames, 14, leaves, near, 4),
    ...standOn(close, [
      sprite('marigold-2-soft', { width: foremost.width, at: foremost.at, rotate: track([0, 0, EASE.linear], [frames, 26]) }),
    ]),
    say('boy_line', at.label.at, { ...at.label, color: RUST, reveal: fadeIn(8, 16) }),
    say('boy_name', at.name.at, { ...at.name, font: FONT.names, leading: 1.1, reveal: rise(12, 24, 50) }),
    say('parents_line', at.parents.at, { ...at.parents, leading: 1.3, reveal: wordByWord(22, 28) }),
  ];
}
