// Scene 2: champagne and candles on polished stone, the city out of focus behind; the families and their invitation.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { blurredBay, COLORS, CREAM, FONT, laidTable, lampStrings, lensLights, type Standing, say } from './look.ts';

const WIDE = {
  slide: [90, -20],
  water: 700,
  table: 900,
  flutes: [
    [1360, 990, 760],
    [1580, 970, 730],
  ] satisfies Standing[],
  candles: [
    [1180, 960, 120],
    [1770, 966, 140],
    [1472, 940, 90],
  ] satisfies Standing[],
  strings: [
    [500, -20, 1200, 90],
    [1500, -20, 1000, 80],
  ],
  lens: [
    [90, 980, 240],
    [1860, 700, 180],
  ] satisfies Standing[],
  families: { at: [640, 316], size: 98, width: 960, height: 230, align: 'left' },
  invitation: { at: [640, 566], size: 66, width: 960, height: 250, align: 'left' },
  toast: { at: [640, 754], size: 56, width: 960, height: 78, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [50, 50],
  water: 1260,
  table: 1600,
  flutes: [
    [430, 1760, 760],
    [650, 1740, 730],
  ] satisfies Standing[],
  candles: [
    [200, 1720, 140],
    [880, 1730, 160],
    [545, 1660, 100],
  ] satisfies Standing[],
  strings: [
    [260, -20, 900, 120],
    [860, -20, 900, 100],
  ],
  lens: [
    [1030, 1300, 220],
    [40, 1480, 180],
  ] satisfies Standing[],
  families: { at: [540, 336], size: 104, width: 890, height: 260, align: 'center' },
  invitation: { at: [540, 660], size: 72, width: 890, height: 380, align: 'center' },
  toast: { at: [540, 916], size: 66, width: 890, height: 150, align: 'center' },
} as const;

export function toastScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, water, table, flutes, candles, strings, lens, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
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
    ...laidTable(stage, table, flutes, candles, frames, middle),
    ...standOn(near, [lampStrings(frames, beat(1), strings)]),
    lensLights(lens, frames, close),
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
