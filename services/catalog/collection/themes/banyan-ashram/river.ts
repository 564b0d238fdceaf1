// Scene 3: lamps are set afloat on the river at dawn; the invitation in the wide sky.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { type Afloat, afloat, dawn, FONT, flock, RUST, say, sprayOf, tree } from './look.ts';

/** The far bank with its tree, lamps that drift away and one that is near, the leaves above, and the words. */
const WIDE = {
  slide: [90, -10],
  dawn: { water: 760, sun: [1240, 640], radius: 120 },
  birds: [
    [1100, 96],
    [780, 70],
  ],
  tree: { at: [150, 780], width: 560 },
  lamps: [
    [560, 850, 130],
    [1320, 840, 110],
    [900, 900, 190],
    [1600, 940, 240],
  ] satisfies Afloat[],
  first: [360, 985, 330],
  sprays: [
    [2060, -80, 600, -6, 1],
    [1830, -110, 400, -22, 1],
  ],
  close: { at: [60, 1090], width: 520 },
  invitation: { at: [980, 266], size: 80, width: 1240, height: 330 },
  divider: [980, 474],
  hosts: { at: [980, 580], size: 84, width: 1100, height: 120 },
} as const;
const UPRIGHT = {
  slide: [40, -70],
  dawn: { water: 1150, sun: [760, 1030], radius: 130 },
  birds: [
    [760, 200],
    [460, 170],
  ],
  tree: { at: [90, 1165], width: 280 },
  lamps: [
    [300, 1290, 130],
    [820, 1280, 120],
    [560, 1390, 200],
    [860, 1520, 280],
  ] satisfies Afloat[],
  first: [340, 1640, 400],
  sprays: [
    [1130, -50, 720, -10, 1],
    [-60, -60, 560, 8, 0],
  ],
  close: { at: [1010, 1850], width: 560 },
  invitation: { at: [540, 490], size: 92, width: 890, height: 440 },
  divider: [540, 772],
  hosts: { at: [540, 876], size: 96, width: 890, height: 190 },
} as const;

export function riverScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    dawn: light,
    birds,
    tree: banyan,
    lamps,
    first,
    sprays,
    close: foremost,
    divider,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 107] });
  const stream = empty('stream', { at: track([0, [-36, 0], EASE.linear], [frames, [44, -16]]), parent: middle });
  const push = empty('push', {
    at: track([0, [-110, 60], EASE.out], [frames, [30, -30]]),
    parent: near,
  });
  return [
    far,
    ...dawn(stage, frames, far, light),
    flock(frames, birds[0], birds[1], 4),
    middle,
    near,
    close,
    stream,
    push,
    ...tree(banyan.at, banyan.width, frames, far),
    ...afloat(lamps, frames, stream),
    ...afloat([first], frames, push),
    ...sprays.map(([x, y, width, turn, mirrored]) => sprayOf('leaf-spray', [x, y], width, turn, frames, near, mirrored === 1)),
    ...standOn(close, [
      sprite('marigold-1-soft', { width: foremost.width, at: foremost.at, rotate: track([0, 0, EASE.linear], [frames, 24]) }),
    ]),
    say('invitation', at.invitation.at, { ...at.invitation, leading: 1.25, reveal: wordByWord(4, 34) }),
    shapes('divider', [floralDivider(440, '#8a5a1c', '#d9694f')], {
      at: divider,
      scale: track([26, [0, 100], EASE.weight], [50, [100, 100]]),
      opacity: track([26, 0], [32, 100]),
    }),
    say('hosts', at.hosts.at, { ...at.hosts, font: FONT.names, color: RUST, leading: 1.15, reveal: fadeIn(38, 18) }),
  ];
}
