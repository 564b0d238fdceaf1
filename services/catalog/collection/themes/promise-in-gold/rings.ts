// Scene 1: two rings on polished stone; the diamond catches the light. The names are on the left or above.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { falling } from '../../kit/matter.ts';
import { glint } from '../../kit/motifs/diamond.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LIGHT, midnight, polishedStone, reflection, say, WORD_METAL } from './look.ts';

/** The rings and the stone of one, the table they stand on, the strip in which petals fall, one petal before the lens, and the words. */
const WIDE = {
  slide: [-110, 30],
  rings: { at: [1370, 610], width: 760 },
  stone: [1560, 318],
  table: 826,
  petals: [1180, 1900],
  close: { at: [170, 1010], width: 380 },
  occasion: { at: [554, 196], size: 48, width: 800, height: 70, align: 'left' },
  first: { at: [554, 330], width: 800, align: 'left' },
  and: { at: [558, 474], size: 76, width: 800, height: 90, align: 'left' },
  second: { at: [554, 612], width: 800, align: 'left' },
  teaser: { at: [554, 766], size: 56, width: 800, height: 76, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [0, 90],
  rings: { at: [540, 1340], width: 800 },
  stone: [740, 1033],
  table: 1560,
  petals: [940, 1070],
  close: { at: [950, 1810], width: 400 },
  occasion: { at: [540, 236], size: 64, width: 880, height: 90, align: 'center' },
  first: { at: [540, 384], width: 880, align: 'center' },
  and: { at: [540, 540], size: 92, width: 400, height: 110, align: 'center' },
  second: { at: [540, 690], width: 880, align: 'center' },
  teaser: { at: [540, 856], size: 70, width: 880, height: 96, align: 'center' },
} as const;

export function ringsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, rings, stone, table, petals, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 108] });
  const [x, y] = rings.at;
  const lit = beat(1);
  const name = { font: FONT.names, size: 206, color: COLORS.paper, height: 226, leading: 1.1 };
  return [
    ...midnight(stage, frames, x, y - 120, far),
    middle,
    near,
    close,
    ...standOn(middle, [
      shapes('light of the stone', [rays(1150, 14, LIGHT, 0.26, { rotate: track([0, 0, EASE.linear], [frames, 22]) })], {
        at: stone,
        scale: track([lit, [0, 0], EASE.out], [lit + 26, [100, 100]]),
        opacity: track([lit, 0, EASE.out], [lit + 8, 100, EASE.inOut], [frames, 60]),
      }),
      polishedStone(stage, table),
      reflection('rings', rings.width, [x, y + rings.width * 0.42], 30),
      sprite('shadow', { width: rings.width * 1.2, at: [x, y + rings.width * 0.36], scale: [100, 70] }),
      sprite('rings', {
        width: rings.width,
        at: track([0, [x + 40, y - 60], EASE.out], [36, [x, y]]),
        scale: track([0, [132, 132], EASE.out], [40, [100, 100]]),
        rotate: track([0, -7, EASE.out], [40, 0]),
      }),
      shapes('glint', [glint(420, '#ffffff', { rotate: track([lit, 0, EASE.linear], [frames, 50]) })], {
        at: stone,
        scale: track(
          [lit, [0, 0], EASE.out],
          [lit + 12, [80, 80], EASE.inOut],
          [lit + 34, [34, 34], EASE.breath],
          [frames, [52, 52]],
        ),
      }),
    ]),
    ...falling(['rose-petal-1', 'rose-petal-5', 'rose-petal-3', 'rose-petal-7'], {
      count: stage.portrait ? 4 : 7,
      seed: 11,
      left: petals[0],
      right: petals[1],
      height: stage.height,
      frames,
      sizes: [56, 96],
      fall: 560,
      wind: -70,
      parent: near,
    }),
    ...standOn(close, [sprite('rose-petal-1-soft', { ...foremost, rotate: track([0, 30, EASE.linear], [frames, 64]) })]),
    say('occasion', at.occasion.at, {
      ...at.occasion,
      font: FONT.capitals,
      color: '#f0d79a',
      tracking: 200,
      reveal: fadeIn(4, 14),
    }),
    gild('first', at.first.at, WORD_METAL, [20, 80], { ...name, ...at.first, reveal: rise(6, 22) }),
    say('and', at.and.at, { ...at.and, color: '#f0d79a', reveal: fadeIn(18, 14) }),
    gild('second', at.second.at, WORD_METAL, [34, 94], { ...name, ...at.second, reveal: rise(18, 22) }),
    say('teaser', at.teaser.at, { ...at.teaser, reveal: fadeIn(38, 16) }),
  ];
}
