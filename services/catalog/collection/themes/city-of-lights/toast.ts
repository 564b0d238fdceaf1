// Scene 2: champagne and candles on silk, the city out of focus behind; the families and their invitation.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { falling } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { blurredBay, COLORS, CREAM, FONT, laidTable, lampStrings, lensLight, type Standing, say } from './look.ts';

const WIDE = {
  slide: [90, -20],
  water: 700,
  cloth: [1100, 850, 'mirrored'],
  flutes: [
    [1360, 990, 760],
    [1590, 960, 720],
  ] satisfies Standing[],
  candles: [
    [1180, 930, 110],
    [1770, 940, 130],
    [1475, 900, 90],
  ] satisfies Standing[],
  strings: [
    [500, -20, 1200, 90],
    [1500, -20, 1000, 80],
  ],
  petals: [1120, 1900],
  lens: { at: [120, 1000], width: 420 },
  families: { at: [640, 316], size: 98, width: 960, height: 230, align: 'left' },
  invitation: { at: [640, 566], size: 66, width: 960, height: 250, align: 'left' },
  toast: { at: [640, 754], size: 56, width: 960, height: 78, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [50, 50],
  water: 1260,
  cloth: [540, 1530],
  flutes: [
    [430, 1720, 760],
    [650, 1690, 720],
  ] satisfies Standing[],
  candles: [
    [200, 1640, 130],
    [880, 1660, 150],
    [540, 1600, 100],
  ] satisfies Standing[],
  strings: [
    [260, -20, 900, 120],
    [860, -20, 900, 100],
  ],
  petals: [990, 1080],
  lens: { at: [960, 1800], width: 460 },
  families: { at: [540, 380], size: 104, width: 890, height: 260, align: 'center' },
  invitation: { at: [540, 660], size: 72, width: 890, height: 300, align: 'center' },
  toast: { at: [540, 892], size: 66, width: 890, height: 150, align: 'center' },
} as const;

export function toastScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, water, cloth, flutes, candles, strings, petals, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 108] });
  const [x, y] = at.invitation.at;
  return [
    far,
    middle,
    near,
    close,
    ...blurredBay(stage, frames, water, far),
    shapes('hush', [softLight('hush', x, y - 60, 820, '#0a0e2a', 0.82)]),
    vignette(stage.width, stage.height, '#04061a', 0.5),
    ...laidTable(cloth, flutes, candles, frames, middle),
    ...falling(['rose-petal-2', 'rose-petal-5', 'rose-petal-7'], {
      count: 4,
      seed: 21,
      left: petals[0],
      right: petals[1],
      height: stage.height,
      frames,
      sizes: [44, 70],
      fall: 560,
      parent: near,
    }),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    lensLight(lens.at, lens.width, frames, close),
    say('families', at.families.at, {
      ...at.families,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.15,
      reveal: wordByWord(4, 22),
    }),
    say('invitation', at.invitation.at, { ...at.invitation, reveal: wordByWord(16, 26) }),
    say('toast', at.toast.at, { ...at.toast, color: CREAM, reveal: fadeIn(34, 14) }),
  ];
}
