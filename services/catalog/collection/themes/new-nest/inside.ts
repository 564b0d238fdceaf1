// Scenes 2 and 3: the keys before the lift, with the invitation; the lift opens on the front door, and on the day.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { hanging } from '../../kit/matter.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { houseKey, keyRing } from '../../kit/motifs/keys.ts';
import { rangoli } from '../../kit/motifs/rangoli.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { frontDoor, lift, liftLeaf } from './building.ts';
import { BRASS, CLAY, FONT, INK, type Lit, lampsAt, say, toran, tulsi } from './look.ts';

/** A plastered wall in lamplight over a floor of stone whose joints run towards the viewer; `floor` is the floor's far edge. */
function corridor({ width, height }: Stage, floor: number, lamps: readonly number[], frames: number, parent: Layer): Layer[] {
  const joints = Array.from({ length: 13 }, (_, index) => {
    const x = -300 + (index * (width + 600)) / 12;
    return `M${x} ${floor} L${width / 2 + (x - width / 2) * 2.2} ${height + 300}`;
  }).join(' ');
  const courses = [40, 110, 210, 350].map((down) => `M-400 ${floor + down} L${width + 400} ${floor + down}`).join(' ');
  return [
    ground('wall', width, height, linear([0, 0], [0, floor], [0, '#e9c894'], [0.5, '#f8e6c4'], [1, '#e6c59a'])),
    sprite('paper', { width: Math.max(width, height) * 1.1, at: [width / 2, floor / 2], opacity: 50, parent }),
    ...lamps.map((x, index) =>
      shapes('lamp light', [softLight('lamp light', 0, 0, 620, '#fff6d8', 0.9)], {
        at: [x, -40],
        scale: [70, 130],
        opacity: sway(frames, 70, 84, 10, index * 0.3),
        parent,
      }),
    ),
    shapes(
      'floor',
      [
        group('skirting', [rect(-400, floor - 46, width + 800, 48), fill('#8a4a30')]),
        group('stone', [
          rect(-400, floor, width + 800, height - floor + 400),
          fill(linear([0, floor], [0, height], [0, '#b98a64'], [0.3, '#c99a70'], [1, '#6a4230'])),
        ]),
        inked(`${joints} ${courses}`, '#6a4230', 3, { opacity: 50 }),
      ],
      { parent },
    ),
  ];
}

const KEY = {
  wide: {
    slide: [60, 0],
    floor: 930,
    lamps: [370, 1420],
    lift: { at: [370, 940], width: 430, height: 690 },
    ring: [624, 200, 88],
    key: 580,
    string: [1400, -40, 1250],
    pot: [1810, 1030, 370],
    close: [60, 1050, 460],
    invitation: { at: [1356, 370], size: 76, width: 820, height: 370, align: 'left' },
    signed: { at: [1356, 646], size: 62, width: 820, height: 160, align: 'left' },
  },
  upright: {
    slide: [30, 30],
    floor: 1700,
    lamps: [400],
    lift: { at: [430, 1716], width: 360, height: 560 },
    ring: [868, 640, 80],
    key: 440,
    string: [540, -40, 1300],
    pot: [150, 1810, 420],
    close: [1000, 1890, 480],
    invitation: { at: [400, 500], size: 76, width: 620, height: 690, align: 'left' },
    signed: { at: [400, 892], size: 64, width: 626, height: 280, align: 'left' },
  },
} as const;

export function keyScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    floor,
    lamps,
    lift: place,
    ring,
    key,
    string,
    pot,
    close: foremost,
    invitation,
    signed,
  } = placesIn(stage.portrait, KEY.wide, KEY.upright);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 109] });
  const [x, y, radius] = ring;
  const swing = sway(frames, 56, 0, 5, 0.2);
  return [
    far,
    middle,
    near,
    close,
    ...corridor(stage, floor, lamps, frames, far),
    shapes('lift', lift(place.width, place.height, frames), { at: place.at, parent: far }),
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 1, 0.1, middle),
    ...standOn(middle, tulsi([pot[0], pot[1]], pot[2], frames)),
    ...standOn(near, [
      sprite('halo', { width: key * 1.5, at: [x, y + key * 0.5], opacity: sway(frames, 50, 66, 12) }),
      shapes(
        'keys',
        [
          keyRing(radius, 1400, BRASS),
          houseKey(key, BRASS, { at: [-radius * 0.3, radius * 0.9], rotate: sway(frames, 50, 9, 5, 0.4) }),
          houseKey(
            key * 0.84,
            { ...BRASS, body: '#b98a3a' },
            { at: [radius * 0.36, radius * 0.86], rotate: sway(frames, 44, -12, 6, 0.1) },
          ),
        ],
        {
          at: [x, y],
          anchor: [0, 0],
          rotate: swing,
          scale: track([0, [112, 112], EASE.out], [26, [100, 100]]),
        },
      ),
    ]),
    ...standOn(close, [
      sprite('marigold-1-soft', {
        width: foremost[2],
        at: [foremost[0], foremost[1]],
        rotate: track([0, 0, EASE.linear], [frames, 40]),
      }),
    ]),
    say('invitation', invitation.at, { ...invitation, font: FONT.names, color: INK, leading: 1.26, reveal: wordByWord(4, 30) }),
    say('signed', signed.at, { ...signed, color: CLAY, leading: 1.3, reveal: fadeIn(30, 14) }),
  ];
}

const DOOR = {
  wide: {
    slide: [-50, 0],
    floor: 900,
    lamps: [500, 1380],
    door: { at: [1380, 910], width: 440, height: 720 },
    rangoli: [1380, 990, 240],
    kalash: [1020, 860, 200],
    pot: [1760, 960, 470],
    diyas: [
      [1130, 960, 120],
      [1640, 975, 130],
    ] satisfies Lit[],
    string: [470, -40, 1150],
    close: [90, 1040, 480],
    weekday: { at: [560, 260], size: 72, width: 760, height: 100 },
    day: { at: [560, 470], size: 330, width: 760, height: 340 },
    month: { at: [560, 690], size: 84, width: 760, height: 120 },
  },
  upright: {
    slide: [-20, 40],
    floor: 1640,
    lamps: [540],
    door: { at: [540, 1650], width: 430, height: 720 },
    rangoli: [540, 1760, 270],
    kalash: [170, 1590, 220],
    pot: [920, 1720, 480],
    diyas: [
      [290, 1720, 140],
      [790, 1780, 150],
    ] satisfies Lit[],
    string: [540, -40, 1300],
    close: [1010, 1890, 440],
    weekday: { at: [540, 290], size: 80, width: 860, height: 110 },
    day: { at: [540, 500], size: 330, width: 860, height: 350 },
    month: { at: [540, 726], size: 92, width: 860, height: 130 },
  },
} as const;

export function doorScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    floor,
    lamps,
    door,
    rangoli: drawnAt,
    kalash,
    pot,
    diyas,
    string,
    close: foremost,
    ...at
  } = placesIn(stage.portrait, DOOR.wide, DOOR.upright);
  const { width, height } = stage;
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [95, 108] });
  const [x, y] = door.at;
  const half = width / 2;
  // The leaves of the lift that has arrived, close to the camera; it walks out between them.
  const out = empty('out', {
    anchor: [half, height / 2],
    at: [half, height / 2],
    scale: track([12, [100, 100], EASE.in], [46, [150, 150]]),
  });
  const leaf = (side: -1 | 1) =>
    shapes(`lift door ${side < 0 ? 'left' : 'right'}`, liftLeaf(half + 80, height + 160, side < 0 ? 'right' : 'left'), {
      at: track([14, [side < 0 ? -80 : half, -80], EASE.weight], [42, [side < 0 ? -80 - half * 1.3 : half + half * 1.3, -80]]),
      until: 48,
      parent: out,
    });
  return [
    far,
    middle,
    near,
    close,
    out,
    ...corridor(stage, floor, lamps, frames, far),
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 1, 0.3, far),
    ...standOn(middle, [
      sprite('halo', { width: door.width * 3, at: [x, y - door.height * 0.5], opacity: sway(frames, 54, 56, 10) }),
      shapes('door', frontDoor(door.width, door.height, '#7a4426'), { at: door.at }),
      ...toran(x, y - door.height + 4, door.width * 1.04, frames, middle),
      shapes(
        'rangoli',
        [
          rangoli(
            drawnAt[2],
            { petals: ['#d9364f', '#f6b32c', '#2f8f6b'], line: '#fffaf0' },
            track([30, 0, EASE.inOut], [66, 100]),
          ),
        ],
        {
          at: [drawnAt[0], drawnAt[1]],
          scale: track([26, [40, 12], EASE.out], [52, [100, 30]]),
          opacity: track([26, 0, EASE.out], [34, 100]),
        },
      ),
      ...tulsi([pot[0], pot[1]], pot[2], frames),
      sprite('shadow', { width: kalash[2] * 1.2, at: [kalash[0], kalash[1] + kalash[2] * 0.52], opacity: 90 }),
      sprite('kalash', { width: kalash[2], at: [kalash[0], kalash[1]] }),
    ]),
    ...lampsAt(diyas, frames, near),
    ...standOn(close, [
      sprite('marigold-3-soft', {
        width: foremost[2],
        at: [foremost[0], foremost[1]],
        rotate: track([0, 0, EASE.linear], [frames, -40]),
      }),
    ]),
    say('weekday', at.weekday.at, { ...at.weekday, color: INK, reveal: fadeIn(26, 12) }),
    say('day', at.day.at, { ...at.day, font: FONT.names, color: CLAY, leading: 1.05, reveal: rise(28, 18, 80) }),
    say('month', at.month.at, { ...at.month, font: FONT.names, color: INK, reveal: rise(34, 18, 30) }),
    leaf(-1),
    leaf(1),
  ];
}
