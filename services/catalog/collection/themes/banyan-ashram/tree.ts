// Scene 1: dawn under the banyan, its roots in the wind, lamps on the water; the name in the open sky.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { type Afloat, afloat, bank, dawn, FONT, fallingLeaves, flock, RUST, say, sprayOf, tree } from './look.ts';

/** The sun and the water, the birds' way, the tree's feet, the lamps, the leaves, and the words. */
const WIDE = {
  slide: [-110, 16],
  dawn: { water: 800, sun: [900, 640] },
  birds: [
    [560, 96],
    [900, 70],
  ],
  bank: [930, 900, 24],
  tree: { at: [1520, 1010], width: 1190 },
  lamps: [
    [330, 880, 150],
    [640, 850, 96],
  ] satisfies Afloat[],
  leaves: [1100, 1850],
  spray: { at: [-60, 1150], width: 620, turn: -64 },
  title: { at: [520, 262], size: 88, width: 730, height: 130 },
  name: { at: [510, 420], size: 176, width: 690, height: 230 },
  divider: [520, 572],
  occasion: { at: [520, 644], size: 66, width: 730, height: 92 },
} as const;
const UPRIGHT = {
  slide: [20, 110],
  dawn: { water: 1380, sun: [240, 1190] },
  birds: [
    [420, 150],
    [760, 120],
  ],
  bank: [1690, 1660, 30],
  tree: { at: [620, 1770], width: 1110 },
  lamps: [
    [190, 1570, 190],
    [880, 1500, 120],
  ] satisfies Afloat[],
  leaves: [900, 1060],
  spray: { at: [1180, 1990], width: 700, turn: 62 },
  title: { at: [540, 270], size: 104, width: 880, height: 150 },
  name: { at: [540, 454], size: 220, width: 880, height: 280 },
  divider: [540, 626],
  occasion: { at: [540, 716], size: 78, width: 880, height: 110 },
} as const;

export function treeScene({ frames }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    dawn: light,
    birds,
    bank: edge,
    tree: banyan,
    lamps,
    leaves,
    spray,
    divider,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  return [
    far,
    ...dawn(stage, frames, far, light),
    flock(frames, birds[0], birds[1]),
    middle,
    near,
    close,
    ...afloat(lamps, frames, middle),
    ...standOn(middle, [bank(stage, ...edge)]),
    ...tree(banyan.at, banyan.width, frames, middle),
    ...fallingLeaves(stage, frames, 4, leaves, near),
    sprayOf('leaf-spray-soft', spray.at, spray.width, spray.turn, frames, close, stage.portrait),
    say('title', at.title.at, { ...at.title, font: FONT.devanagari, color: RUST, reveal: fadeIn(-6, 14) }),
    say('boy_name', at.name.at, { ...at.name, font: FONT.names, leading: 1.1, reveal: rise(4, 24, 60) }),
    shapes('divider', [floralDivider(420, '#8a5a1c', '#d9694f')], {
      at: divider,
      scale: track([14, [0, 100], EASE.weight], [40, [100, 100]]),
      opacity: track([14, 0], [20, 100]),
    }),
    say('occasion', at.occasion.at, { ...at.occasion, reveal: fadeIn(22, 16) }),
  ];
}
