// Scene 3: the kalash on a table laid with vermilion silk; the son's name and his parents' on a wash of sandalwood.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { falling } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, DARK_RED, FONT, morning, say, table } from './look.ts';

/** The kalash, the table it stands on, the wash behind the words, the strip in which petals fall, and the words. */
const WIDE = {
  slide: [110, 0],
  kalash: { at: [430, 620], width: 580 },
  laid: { back: 826, front: 982, border: 140 },
  wash: { at: [1270, 450], width: 1280 },
  petals: [20, 250],
  blurred: { at: [1560, 1090], size: 560 },
  name: { at: [1270, 350], size: 104, width: 880, height: 270 },
  parents: { at: [1270, 580], size: 64, width: 880, height: 200 },
} as const;
const UPRIGHT = {
  slide: [60, 40],
  kalash: { at: [540, 1220], width: 680 },
  laid: { back: 1430, front: 1660, border: 220 },
  wash: { at: [540, 530], width: 1160 },
  petals: [20, 170],
  blurred: { at: [930, 1880], size: 560 },
  name: { at: [540, 420], size: 116, width: 860, height: 290 },
  parents: { at: [540, 676], size: 70, width: 880, height: 276 },
} as const;

export function kalashScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, kalash, laid, wash, petals, blurred, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [100, 109] });
  const [x, y] = kalash.at;
  return [
    ...morning(stage, frames),
    sprite('wash-sandal', {
      width: wash.width,
      at: wash.at,
      scale: track([-10, [70, 60], EASE.out], [40, [100, 100], EASE.linear], [frames, [104, 104]]),
      opacity: track([-10, 0, EASE.out], [26, 62]),
    }),
    middle,
    near,
    close,
    ...standOn(middle, [
      table(stage, laid, 'vermilion'),
      sprite('shadow', { width: kalash.width * 1.2, at: [x + 10, y + kalash.width * 0.6], opacity: 90 }),
      sprite('kalash', { width: kalash.width, at: [x, y] }),
    ]),
    ...falling(['rose-petal-1', 'rose-petal-3', 'rose-petal-6', 'rose-petal-2'], {
      count: 6,
      seed: 4,
      left: petals[0],
      right: petals[1],
      height: stage.height,
      frames,
      sizes: [64, 104],
      fall: 620,
      wind: 40,
      parent: near,
    }),
    ...standOn(close, [
      sprite('marigold-3-soft', { width: blurred.size, at: blurred.at, rotate: track([0, 0, EASE.linear], [frames, 20]) }),
    ]),
    say('groom_name', at.name.at, { ...at.name, font: FONT.names, color: DARK_RED, leading: 1.3, reveal: wordByWord(12, 26) }),
    say('parents_line', at.parents.at, { ...at.parents, color: COLORS.deep, leading: 1.45, reveal: wordByWord(26, 28) }),
  ];
}
