// Scene 4: out through the pillars of the wedding hall: river and temple tower in the morning, a kalash between lamps; the place in the sky.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { glitter } from '../../kit/motifs/backwater.ts';
import { floralDivider, toran } from '../../kit/motifs/garlands.ts';
import { palmShore, palmTree } from '../../kit/motifs/palms.ts';
import { birdOnWing } from '../../kit/motifs/riverside.ts';
import { petalFrieze, pillar } from '../../kit/motifs/stonework.ts';
import { gopuram } from '../../kit/motifs/temple.ts';
import { metalRamp } from '../../kit/palette.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { bells, COLORS, kalashAt, LEAF, lampsAt, MAGENTA, MARIGOLDS, METAL, NAME, say } from './look.ts';

const STONE = { light: '#d98a5c', body: '#a84a38', shade: '#5f1a24' };
const FAR = { light: '#f0c48c', body: '#dba070', shade: '#bd7c58' };

/** Far things, the hall with its floor, what stands on it, and the words. */
const WIDE = {
  horizon: 850,
  sun: [960, 770, 170],
  tower: [360, 190, 350],
  palms: [
    [1560, 340, 0.08],
    [1660, 250, -0.1],
    [236, 250, 0.1],
  ],
  birds: [1420, 690, 1500, 660],
  floor: 930,
  pillars: [84, 176],
  beam: 92,
  bells: [700, 104, 66],
  pot: [960, 1052, 210],
  lamps: [
    [700, 1004, 180],
    [1220, 1004, 180],
    [470, 1020, 160],
    [1450, 1020, 160],
  ],
  couple: { y: 252, size: 112, width: 1200, height: 150 },
  divider: 346,
  when: { y: 414, size: 58, width: 1240, height: 84 },
  venue: { y: 510, size: 72, width: 1100, height: 110 },
  city: { y: 588, size: 58, width: 860, height: 84 },
  invitation: { y: 700, size: 50, width: 1060, height: 158, leading: 1.4 },
} as const;
const UPRIGHT = {
  horizon: 1500,
  sun: [620, 1400, 190],
  tower: [330, 170, 210],
  palms: [
    [800, 200, 0.06],
    [880, 160, -0.1],
    [190, 170, 0.1],
  ],
  birds: [520, 1330, 720, 1300],
  floor: 1610,
  pillars: [40, 150],
  beam: 120,
  bells: [330, 96, 96],
  pot: [540, 1830, 330],
  lamps: [
    [262, 1770, 220],
    [818, 1770, 220],
  ],
  couple: { y: 376, size: 112, width: 660, height: 220, leading: 1.15 },
  divider: 504,
  when: { y: 632, size: 66, width: 790, height: 250 },
  venue: { y: 852, size: 78, width: 760, height: 236 },
  city: { y: 996, size: 66, width: 760, height: 96 },
  invitation: { y: 1164, size: 63, width: 800, height: 306, leading: 1.2 },
} as const;

export function placeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height, portrait } = stage;
  const {
    horizon,
    sun,
    tower,
    palms,
    birds,
    floor,
    pillars,
    beam,
    bells: hung,
    pot,
    lamps,
    divider,
    ...at
  } = placesIn(portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, zoom: [104, 100] });
  const [sunX, sunY, sunWide] = sun;
  const [towerX, towerWide, towerHigh] = tower;
  const [pillarX, pillarWide] = pillars;
  const { y: named, ...couple } = at.couple;
  const { y: dated, ...when } = at.when;
  const { y: placed, ...venue } = at.venue;
  const { y: cityAt, ...city } = at.city;
  const { y: last, ...invitation } = at.invitation;
  const tall = floor + 60 - beam;
  return [
    far,
    middle,
    near,
    close,
    ground('sky', width, height, linear([0, 0], [0, horizon], [0, '#fbd27a'], [0.45, '#fde6b0'], [1, '#fff4da'])),
    sprite('halo', { width: sunWide * 8, at: [sunX, sunY], opacity: sway(frames, 70, 84, 10), parent: far }),
    shapes('sun', [softLight('disc', 0, 0, sunWide, '#fffbe8', 1)], {
      at: track([0, [sunX, sunY + 50], EASE.linear], [frames, [sunX, sunY - 10]]),
      parent: far,
    }),
    shapes(
      'birds',
      [0, 1, 2].map((index) =>
        birdOnWing(44 - index * 5, '#a4664a', frames, 22 + index * 3, { at: [index * -64, (index % 2) * -20] }),
      ),
      {
        at: track([0, [birds[0], birds[1]], EASE.linear], [frames, [birds[2], birds[3]]]),
        parent: far,
      },
    ),
    shapes('far shore', [palmShore(width + 500, portrait ? 90 : 64, '#c9a56c', '#ecca92', 6)], {
      at: [x, horizon + 4],
      parent: far,
    }),
    shapes('tower', [gopuram(towerWide, towerHigh, 6, FAR, METAL, { at: [towerX, horizon + 4] })], { parent: far }),
    shapes(
      'palms',
      palms.map(([palmX, size, lean], index) =>
        palmTree(size, lean, linear([0, -size], [0, 0], [0, '#6f8a4a'], [1, '#8a7a48']), frames, 20 + index, {
          at: [palmX, horizon + 8],
        }),
      ),
      { parent: far },
    ),
    shapes('river', [
      rect(-300, horizon, width + 600, height),
      fill(linear([0, horizon], [0, floor + 40], [0, '#ffe9b8'], [1, '#dba45e'])),
    ]),
    shapes('light on the river', [glitter(width * 0.9, floor - horizon, 46, '#fffbe6', frames, 8)], { at: [x, horizon + 4] }),
    shapes(
      'floor',
      [
        group('stone', [
          rect(-300, floor, width + 600, height),
          fill(linear([0, floor], [0, height], [0, '#b8603c'], [0.3, '#8a3428'], [1, '#4c1018'])),
        ]),
        group('edge', [rect(-300, floor, width + 600, 9), fill('#ffe6b0', 80)]),
        group('joints', [rect(-300, floor + (height - floor) * 0.36, width + 600, 4), fill('#4c1018', 50)]),
        softLight('warmth', x, floor + (height - floor) * 0.5, width * 0.36, '#ffbe5c', 0.5),
      ],
      { parent: middle },
    ),
    ...kalashAt(pot[0], pot[1], pot[2], middle),
    ...lampsAt(lamps, frames, middle),
    ...([-1, 1] as const).map((side) =>
      shapes('pillar', [group('pillar', [pillar(pillarWide, tall, STONE, METAL)])], {
        at: [side < 0 ? pillarX : width - pillarX, floor + 60],
        parent: near,
      }),
    ),
    shapes(
      'beam',
      [
        group('toran', [toran(width + 120, portrait ? 100 : 84, LEAF, MARIGOLDS)], { at: [x, beam + 8] }),
        group('stone', [
          rect(-200, -200, width + 400, 200 + beam),
          fill(linear([0, 0], [0, beam], [0, '#5f1a24'], [0.6, '#a84a38'], [1, '#7a2a2c'])),
        ]),
        petalFrieze(-100, beam - 14, width + 200, 44, STONE.light, STONE.shade),
        group('gold', [
          rect(-200, beam - 12, width + 400, 14),
          rect(-200, beam - 70, width + 400, 6),
          fill(metalRamp(METAL, [0, 0], [width, 0])),
        ]),
        group('edge', [rect(-200, beam - 12, width + 400, 14), stroke(METAL.shade, 2)]),
      ],
      { parent: near },
    ),
    ...bells(stage, frames, ...hung, near),
    say('couple', { ...NAME, ...couple, at: [x, named], color: COLORS.deep, from: 10 }),
    shapes('divider', [floralDivider(420, '#a06a1a', MAGENTA)], {
      at: [x, divider],
      scale: track([16, [0, 100], EASE.out], [40, [100, 100]]),
    }),
    say('when', { ...when, at: [x, dated], color: MAGENTA, from: beat(1) }),
    say('venue', { ...venue, at: [x, placed], color: COLORS.deep, from: beat(1.6), by: 'words' }),
    say('city', { ...city, at: [x, cityAt], color: '#1d5a2c', from: beat(2.2) }),
    say('invitation', { ...invitation, at: [x, last], color: '#5c2e0c', from: beat(3), by: 'words' }),
  ];
}
