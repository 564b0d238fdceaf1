// Scene 1: a bowl of turmeric bursts; the names appear in the light of the powder.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { type Cloud, thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, heads, MAROON, ROSE, say, sunlight, type Thrown } from './look.ts';

const cloud = (kind: 1 | 2 | 3, x: number, y: number, width: number, ends = 80): Cloud => ({
  sprite: `powder-turmeric-${kind}`,
  to: [x, y],
  width,
  ends,
});

const WIDE = {
  slide: [-70, 40],
  mouth: [1430, 700],
  bowl: { at: [1430, 880], width: 640 },
  behind: [cloud(1, 1180, 330, 760), cloud(2, 1690, 300, 800), cloud(3, 1430, 150, 820), cloud(2, 1060, 640, 520, 60)],
  before: [cloud(3, 1330, 520, 620), cloud(1, 1620, 540, 640), cloud(2, 1460, 420, 700)],
  heads: [
    [1160, 170, 150, 1],
    [1745, 130, 170, 3],
    [1560, 230, 120, 2],
    [1215, 640, 130, 3],
    [1800, 440, 150, 2],
    [1660, 640, 160, 1],
  ] satisfies Thrown[],
  close: { at: [1880, 1040], width: 620 },
  corner: { at: [120, 1120], width: 460 },
  occasion: { at: [556, 190], size: 66, width: 780, height: 96, align: 'left' },
  first: { at: [556, 366], size: 200, width: 780, height: 230, align: 'left' },
  and: { at: [556, 518], size: 66, width: 780, height: 96, align: 'left' },
  second: { at: [556, 672], size: 200, width: 780, height: 230, align: 'left' },
  tagline: { at: [556, 846], size: 58, width: 780, height: 84, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [0, 80],
  mouth: [540, 1390],
  bowl: { at: [540, 1580], width: 760 },
  behind: [cloud(1, 220, 1130, 720), cloud(2, 870, 1120, 740), cloud(3, 540, 990, 780, 70), cloud(2, 90, 1440, 520)],
  before: [cloud(3, 380, 1270, 620), cloud(1, 730, 1270, 640), cloud(2, 550, 1200, 640)],
  heads: [
    [130, 1010, 150, 1],
    [960, 980, 160, 3],
    [760, 1090, 120, 2],
    [250, 1270, 130, 3],
    [1000, 1290, 150, 2],
    [60, 1420, 160, 1],
  ] satisfies Thrown[],
  close: { at: [1000, 1860], width: 640 },
  corner: { at: [60, 1880], width: 460 },
  occasion: { at: [540, 230], size: 76, width: 890, height: 110, align: 'center' },
  first: { at: [540, 402], size: 214, width: 890, height: 240, align: 'center' },
  and: { at: [540, 554], size: 76, width: 400, height: 110, align: 'center' },
  second: { at: [540, 706], size: 214, width: 890, height: 240, align: 'center' },
  tagline: { at: [540, 868], size: 70, width: 890, height: 100, align: 'center' },
} as const;

export function splashScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    mouth,
    bowl,
    behind,
    before,
    heads: flowers,
    close: foremost,
    corner,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const name = { font: FONT.names, leading: 1.1, color: MAROON };
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    close,
    ...standOn(middle, [
      ...thrown(mouth, -8, frames, behind),
      sprite('shadow', { width: bowl.width * 1.3, at: [bowl.at[0], bowl.at[1] + bowl.width * 0.32] }),
      sprite('bowl-turmeric', {
        width: bowl.width,
        hold: [0.5, 1],
        at: [bowl.at[0], bowl.at[1] + bowl.width * 0.36],
        scale: track([0, [104, 92], EASE.out], [8, [97, 104], EASE.spring], [24, [100, 100]]),
      }),
      ...thrown(mouth, -4, frames, before),
    ]),
    ...standOn(near, heads(mouth, -4, frames, flowers)),
    ...standOn(close, [
      sprite('marigold-1-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, 30]) }),
      sprite('marigold-3-soft', { ...corner, rotate: track([0, 10, EASE.linear], [frames, -20]) }),
    ]),
    say('occasion', at.occasion.at, { ...at.occasion, font: FONT.bold, color: ROSE, tracking: 40, reveal: fadeIn(2, 10) }),
    say('first', at.first.at, { ...at.first, ...name, reveal: wordByWord(5, 16) }),
    say('and', at.and.at, { ...at.and, font: FONT.bold, color: ROSE, reveal: fadeIn(16, 8) }),
    say('second', at.second.at, { ...at.second, ...name, reveal: wordByWord(beat(1), 16) }),
    say('tagline', at.tagline.at, { ...at.tagline, color: COLORS.deep, reveal: fadeIn(beat(2.2), 12) }),
  ];
}
