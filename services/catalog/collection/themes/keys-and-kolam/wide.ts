// The same house for a wide frame: the door, the kolam and the keys on one side, their words on the other.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { eye, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { lamplight } from '../../kit/matter.ts';
import { toran } from '../../kit/motifs/garlands.ts';
import { houseKey, keyRing } from '../../kit/motifs/keys.ts';
import { kolam } from '../../kit/motifs/kolam.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { woodenLeaf } from '../../kit/motifs/wooden-door.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { doorSwing } from './home.ts';
import { keySwing } from './keys.ts';
import {
  CHALK,
  COLORS,
  type Doorway,
  doorFrame,
  FONT,
  floor,
  gild,
  greenWall,
  INK,
  LEAF,
  LINE,
  lampFromAbove,
  MARIGOLDS,
  METAL,
  room,
  say,
  WOOD,
  wall,
} from './look.ts';

const { width, height } = LANDSCAPE;
const WORDS = 1330;

export function wideThreshold({ frames }: Clock): Layer[] {
  const door: Doorway = { top: 262, foot: 756, width: 350, x: 1400 };
  const { x, foot } = door;
  const leaf = woodenLeaf(door.width / 2, foot - door.top, WOOD, METAL);
  const light = (start: number) => track([start, 0, EASE.inOut], [start + 14, 100]);
  return [
    ...wall(door, LANDSCAPE),
    shapes('leaves', [
      group('left', leaf, { at: [x - door.width / 2, foot] }),
      group('right', leaf, { at: [x + door.width / 2, foot], scale: [-100, 100] }),
    ]),
    doorFrame(door),
    shapes('kolam', [kolam({ size: 5, gap: 100, chalk: CHALK, first: -8, frames: 84 })], { at: [x, 934], scale: [100, 38] }),
    ...[-1, 1].flatMap((side, index) => [
      shapes('lamp', [brassLamp(130, METAL, frames, 3 + index * 5)], {
        at: [x + side * 346, 806],
        opacity: light(10 + index * 8),
      }),
      shapes('lamp in front', [brassLamp(110, METAL, frames, 6 + index * 5)], {
        at: [x + side * 400, 1020],
        opacity: light(26 + index * 8),
      }),
    ]),
    vignette(width, height, COLORS.deep, 0.55),
    gild('title', [600, 296], PALE_GOLD, [8, 70], { size: 100, height: 300, leading: 1.3, reveal: fadeIn(-6, 14) }),
    say('hosts', [600, 590], { size: 128, height: 280, leading: 1.3, reveal: rise(8, 26, 50) }),
  ];
}

export function wideKolam({ frames }: Clock): Layer[] {
  const [x, y] = [600, height / 2];
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return [
    ...floor(y, LANDSCAPE, x),
    shapes('kolam', [kolam({ size: 6, gap: 106, chalk: CHALK, first: -6, frames: 108 })], {
      at: [x, y],
      scale: track([0, [96, 96], EASE.breath], [frames, [101, 101]]),
    }),
    ...corners.flatMap(([sx, sy], index) =>
      lampFromAbove(104, frames, index + 2, [x + sx * 400, y + sy * 380], sx * (sy < 0 ? 45 : 135)),
    ),
    say('welcome', [1416, 306], { size: 66, color: LINE, width: 700, height: 120, reveal: fadeIn(20, 16) }),
    say('invitation', [1416, 640], {
      font: FONT.lines,
      size: 68,
      width: 700,
      height: 480,
      leading: 1.42,
      reveal: wordByWord(28, 40),
    }),
  ];
}

export function wideKeys({ frames }: Clock): Layer[] {
  const R = 108;
  const x = 540;
  const center: [number, number] = [x, 290];
  const swing = keySwing(frames);
  return [
    ...greenWall([x, height / 2], LANDSCAPE),
    shapes('kolam', [kolam({ size: 6, gap: 150, chalk: CHALK, first: -200, frames: 100 })], {
      at: [x, height / 2],
      opacity: 15,
    }),
    shapes('glow', [softLight('glow', x, height / 2, 520, '#ffc46a', 0.42)]),
    shapes('back key', [houseKey(440, METAL)], { at: [x - 12, center[1] + R - 24], rotate: swing(26, 18, 13) }),
    shapes('ring', [keyRing(R, 500, METAL)], { at: track([0, [x, 110], EASE.out], [22, center]), rotate: swing(3, -3) }),
    shapes('front key', [houseKey(480, METAL)], { at: [x + 14, center[1] + R - 20], rotate: swing(-28, -14, -11) }),
    say('keys_line', [WORDS, 330], { font: FONT.lines, size: 62, color: LINE, width: 840, reveal: fadeIn(10, 16) }),
    gild('hosts', [WORDS, 506], PALE_GOLD, [28, 100], {
      size: 118,
      width: 860,
      height: 190,
      leading: 1.3,
      reveal: rise(14, 24, 40),
    }),
    say('family', [WORDS, 712], {
      font: FONT.lines,
      size: 62,
      width: 840,
      height: 210,
      leading: 1.42,
      reveal: wordByWord(28, 28),
    }),
  ];
}

export function wideHome({ frames }: Clock): Layer[] {
  const door: Doorway = { top: 190, foot: 900, width: 640, x: 560 };
  const { x, top, foot } = door;
  const leaf = woodenLeaf(door.width / 2, foot - top, WOOD, METAL);
  const leaves = composition('door leaves', width, height, [
    shapes('left leaf', leaf, { at: [(width - door.width) / 2, foot, 0], turnY: doorSwing(1) }),
    shapes('right leaf', [group('other hand', leaf, { scale: [-100, 100] })], {
      at: [(width + door.width) / 2, foot, 0],
      turnY: doorSwing(-1),
    }),
    eye(width, height, 2300),
  ]);
  const inside = { width: 410, color: INK } as const;
  return [
    ...wall(door, LANDSCAPE),
    room(door),
    say('weekday', [x, 296], { ...inside, font: FONT.lines, size: 62, height: 120, leading: 1.3, reveal: fadeIn(30, 14) }),
    say('day', [x, 468], { ...inside, size: 260, color: '#a3330f', height: 290, leading: 1.05, reveal: rise(28, 20, 60) }),
    say('month', [x, 656], { ...inside, size: 68, height: 110, reveal: fadeIn(36, 14) }),
    say('time', [x, 766], { ...inside, font: FONT.lines, size: 62, height: 110, reveal: fadeIn(42, 14) }),
    // A composition of their own, so that the eye is in front of the door and both leaves open alike.
    nested('leaves', leaves, { anchor: [width / 2, 0], at: [x, 0] }),
    doorFrame(door),
    shapes('light on the floor', [group('light', [softLight('light', 0, 0, 560, '#ffd98a', 0.6)], { scale: [100, 26] })], {
      at: [x, foot + 90],
      opacity: lamplight(6, 44, frames, 58),
    }),
    shapes('kolam', [kolam({ size: 5, gap: 96, chalk: CHALK, first: 8, frames: 90 })], { at: [1386, 1004], scale: [100, 17] }),
    shapes('toran', [toran(980, 84, LEAF, MARIGOLDS, { at: [1450, -6] })]),
    ...[x - 410, x + 410, 1800].map((lx, index) =>
      shapes('lamp', [brassLamp(130, METAL, frames, 3 + index * 5)], { at: [lx, foot + 66] }),
    ),
    vignette(width, height, COLORS.deep, 0.5),
    say('venue', [1378, 450], { size: 66, width: 776, height: 360, leading: 1.35, reveal: wordByWord(40, 24) }),
    say('city', [1378, 720], { font: FONT.lines, size: 66, color: LINE, width: 720, reveal: fadeIn(52, 14) }),
  ];
}
