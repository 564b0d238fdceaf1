// Scene 1: the door of the new home opens under a toran; the welcome on the wall beside it or above it.
import { drifting, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { eye, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track, tween } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { bananaPlant } from '../../kit/motifs/banana-plant.ts';
import { floralDivider, loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { rangoli } from '../../kit/motifs/rangoli.ts';
import { woodenLeaf } from '../../kit/motifs/wooden-door.ts';
import { darker } from '../../kit/palette.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LEAF, limeWall, MARIGOLDS, METAL, say, TERRACOTTA, WOOD } from './look.ts';

/** The door and the words on the wall. */
const WIDE = {
  door: { x: 1392, floor: 880, width: 430, height: 640 },
  sun: [640, 400],
  x: 492,
  title: { y: 290, size: 178, width: 670, height: 250, color: TERRACOTTA },
  divider: 450,
  english: { y: 526, size: 70, width: 670, height: 100 },
  family: { y: 640, size: 58, width: 670, height: 176 },
  lamps: [110, 1850],
  chains: [120, 60],
} as const;
const UPRIGHT = {
  door: { x: 540, floor: 1604, width: 480, height: 690 },
  sun: [540, 310],
  x: 540,
  title: { y: 297, size: 234, width: 880, height: 320, color: '#983d21' },
  divider: 484,
  english: { y: 564, size: 92, width: 880, height: 120 },
  family: { y: 724, size: 70, width: 890, height: 186, leading: 1.14 },
  lamps: [150, 930],
  chains: [130, 130],
} as const;
type Door = Places<typeof WIDE>['door'];
const sides = ({ x, width }: Door) => ({ left: x - width / 2, right: x + width / 2 });

function doorway(DOOR: Door, stage: Stage, frames: number): Layer[] {
  const { floor: FLOOR } = DOOR;
  const { left, right } = sides(DOOR);
  const top = FLOOR - DOOR.height;
  const room = linear([0, top], [0, FLOOR], [0, '#f6a93b'], [0.5, '#ffd987'], [1, '#fff1c4']);
  const open = (side: 1 | -1) => track([2, 0, EASE.weight], [50, -100 * side]);
  const leaf = woodenLeaf(DOOR.width / 2, DOOR.height, WOOD, METAL);
  return [
    shapes('room', [
      group('light', [rect(left, top, DOOR.width, DOOR.height), fill(room)]),
      group('back wall', [
        ellipse([DOOR.x, FLOOR - 250], 320),
        fill(radial([DOOR.x, FLOOR - 250], [DOOR.x + 160, FLOOR - 250], [0, '#ffffff', 0.9], [1, '#fff1c4', 0])),
      ]),
      group('floor', [
        rect(left, FLOOR - 70, DOOR.width, 70),
        fill(linear([0, FLOOR - 70], [0, FLOOR], [0, '#e39a3c'], [1, '#f7c873'])),
      ]),
      hangingLamp(84, 60, METAL, frames, 8, { at: [DOOR.x, top] }),
      kalash(120, METAL, LEAF, TERRACOTTA, { at: [DOOR.x, FLOOR - 34] }),
    ]),
    shapes('left leaf', leaf, { at: [left, FLOOR, 0], turnY: open(1) }),
    shapes('right leaf', [group('other hand', leaf, { scale: [-100, 100] })], { at: [right, FLOOR, 0], turnY: open(-1) }),
    eye(stage.width, stage.height, 1900),
  ];
}

function frame(DOOR: Door): Layer {
  const { floor: FLOOR } = DOOR;
  const { left, right } = sides(DOOR);
  const top = FLOOR - DOOR.height;
  const w = 54;
  const jamb = (x: number) => rect(x, top - w, w, DOOR.height + w, 3);
  return shapes('door frame', [
    group('surround', [rect(left - w - 40, top - w - 34, DOOR.width + w * 2 + 80, 34, 5), fill(darker(WOOD, 0.25))]),
    group('jambs', [
      jamb(left - w),
      jamb(right),
      rect(left - w, top - w, DOOR.width + w * 2, w, 3),
      fill(linear([0, top - w], [0, FLOOR], [0, '#8a4d2a'], [1, '#5a2f18'])),
    ]),
    group('carving', [
      rect(left - w / 2, top - w / 2, DOOR.width + w, DOOR.height + w / 2),
      stroke(METAL.body, 4, { dash: [0.1, 20] }),
    ]),
    group('inner line', [rect(left - 6, top - 6, DOOR.width + 12, DOOR.height + 6), stroke(METAL.body, 3)]),
    group('step', [
      rect(left - 110, FLOOR, DOOR.width + 220, 26, 4),
      rect(left - 150, FLOOR + 26, DOOR.width + 300, 30, 4),
      fill(linear([0, FLOOR], [0, FLOOR + 56], [0, '#e9c79a'], [1, '#a8703f'])),
    ]),
  ]);
}

export function doorScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { door: DOOR, x, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { floor: FLOOR } = DOOR;
  const { left, right } = sides(DOOR);
  const { y: titleAt, ...title } = at.title;
  const { y: englishAt, ...english } = at.english;
  const { y: familyAt, ...family } = at.family;
  const move = { frames, slide: [-30, 0] as const, zoom: [100, 104] as const };
  const wall = plane('wall plane', 0.5, width, height, move);
  const near = plane('near plane', 2, width, height, move);
  return [
    wall,
    near,
    ...limeWall(stage, FLOOR),
    shapes('sun on the wall', [softLight('sun on the wall', ...at.sun, 720, '#fffdf2', 0.75)]),
    shapes('plants', [
      bananaPlant(500, LEAF, { at: [left - 92, FLOOR + 10], rotate: sway(frames, 80, 0, 0.7, 0.1) }),
      bananaPlant(500, LEAF, { at: [right + 92, FLOOR + 10], scale: [-100, 100], rotate: sway(frames, 76, 0, 0.7, 0.6) }),
    ]),
    ...doorway(DOOR, stage, frames),
    frame(DOOR),
    shapes(
      'light on the floor',
      [
        group('light', [
          ellipse([DOOR.x, FLOOR + 80], 900, 240),
          fill(radial([DOOR.x, FLOOR + 80], [DOOR.x + 450, FLOOR + 80], [0, '#ffe9a8', 0.8], [1, '#ffd27a', 0])),
        ]),
      ],
      { opacity: track([6, 0, EASE.inOut], [50, 100]) },
    ),
    shapes('toran', [toran(DOOR.width + 150, 70, LEAF, MARIGOLDS)], { at: [DOOR.x, FLOOR - DOOR.height - 62] }),
    shapes('garlands', [
      marigoldString(11, 21, MARIGOLDS, { at: [left - 62, FLOOR - DOOR.height - 60], rotate: sway(frames, 66, 0, 1, 0.2) }),
      marigoldString(11, 21, [MARIGOLDS[1], MARIGOLDS[0]], {
        at: [right + 62, FLOOR - DOOR.height - 60],
        rotate: sway(frames, 66, 0, 1, 0.6),
      }),
    ]),
    shapes('rangoli', [
      rangoli(250, { petals: ['#d9364f', '#f6b32c', '#2f8f6b'], line: '#fffaf0' }, tween(10, 70, 0, 100, EASE.inOut), {
        at: [DOOR.x, FLOOR + 118],
        scale: [100, 30],
      }),
    ]),
    shapes('pots', [
      kalash(130, METAL, LEAF, TERRACOTTA, { at: [left - 96, FLOOR + 62] }),
      kalash(130, METAL, LEAF, TERRACOTTA, { at: [right + 96, FLOOR + 62] }),
    ]),
    shapes('lamps', [
      diya(92, TERRACOTTA, METAL.shine, frames, 2, { at: [DOOR.x - 290, FLOOR + 168] }),
      diya(92, TERRACOTTA, METAL.shine, frames, 9, { at: [DOOR.x + 290, FLOOR + 168] }),
    ]),
    vignette(width, height, '#6b3512', 0.4),
    say('title', [x, titleAt], {
      font: FONT.title,
      ...title,
      reveal: rise(-12, 24, 40),
    }),
    shapes('divider', [floralDivider(460, '#8a5a1c', COLORS.bloom)], {
      at: [x, at.divider],
      scale: track([10, [0, 100], EASE.weight], [34, [100, 100]]),
      opacity: track([10, 0], [18, 100]),
    }),
    say('title_english', [x, englishAt], { ...english, reveal: wordByWord(14, 20) }),
    say('family', [x, familyAt], { font: FONT.text, color: '#5a3519', ...family, reveal: fadeIn(28, 16) }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 10,
      seed: 6,
      width,
      height,
      frames,
      sizes: [50, 110],
      fall: 380,
      wind: 90,
    }),
    ...standOn(near, [
      shapes('near lamp', [
        hangingLamp(120, at.chains[0], METAL, frames, 3, { at: [at.lamps[0], -40], rotate: sway(frames, 90, 0, 1.6, 0.3) }),
        hangingLamp(100, at.chains[1], METAL, frames, 6, { at: [at.lamps[1], -40], rotate: sway(frames, 84, 0, 1.6, 0.7) }),
      ]),
    ]),
  ];
}
