// Scenes 2 and 3: bride and groom, each in a gold ring set with beads, she on the left, he on the right; upright both above their words.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { falling } from '../../kit/matter.ts';
import { glint } from '../../kit/motifs/diamond.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, midnight, WORD_METAL } from './look.ts';

const RADIUS = 372;

/** The middles of the pictures, the strips in which petals fall, a petal before the lens, and the words of either side. */
const WIDE = {
  y: 556,
  her: { x: 520, words: 1406, align: 'left' },
  his: { x: 1400, words: 514, align: 'right' },
  petals: { her: [20, 300], his: [1640, 1900] },
  close: { her: [90, 1010], his: [1850, 990] },
  line: { y: 350, size: 46, width: 720, height: 70 },
  name: { y: 490, size: 170, width: 720, height: 190 },
  parents: { y: 692, size: 58, width: 720, height: 230 },
} as const;
const UPRIGHT = {
  y: 690,
  her: { x: 540, words: 540, align: 'center' },
  his: { x: 540, words: 540, align: 'center' },
  petals: { her: [10, 100], his: [980, 1070] },
  close: { her: [60, 1880], his: [1020, 1890] },
  line: { y: 1220, size: 64, width: 880, height: 90 },
  name: { y: 1370, size: 200, width: 880, height: 220 },
  parents: { y: 1604, size: 74, width: 880, height: 280 },
} as const;

interface Side {
  place: PhotoPlace;
  who: 'her' | 'his';
  keys: { name: string; parents: string; line: string };
}

function portrait({ place, who, keys }: Side, { frames }: Clock, stage: Stage): Layer[] {
  const { y, petals, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, words, align } = at[who];
  const way = who === 'her' ? -1 : 1;
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide: [way * 70, 0], zoom: [98, 106] });
  const come = track([0, [x + way * 160, y], EASE.out], [34, [x, y]]);
  const [left, right] = petals[who];
  const [cx, cy] = foremost[who];
  return [
    ...midnight(stage, frames, x, y, far),
    middle,
    near,
    close,
    ...standOn(middle, [
      sprite('shadow', { width: RADIUS * 3, at: [x + 20, y + 50], scale: [100, 196], opacity: 90 }),
      ...framedPhoto(place, {
        opening: circle(RADIUS),
        covers: { width: RADIUS * 2, height: RADIUS * 2, middle: [0, 8] },
        at: come,
        from: 0,
        frames,
        backing: '#22335f',
      }),
      sprite('ring-frame', { width: (RADIUS - 5) * 2.31, at: come, rotate: track([0, way * 24, EASE.out], [frames, way * -5]) }),
      shapes('glint', [glint(300, '#ffffff')], {
        at: [x + way * RADIUS * 0.62, y - RADIUS * 0.86],
        scale: track([30, [0, 0], EASE.out], [42, [100, 100], EASE.inOut], [64, [34, 34], EASE.breath], [frames, [74, 74]]),
        rotate: track([30, 0], [frames, 45]),
      }),
    ]),
    ...falling(['rose-petal-2', 'rose-petal-4', 'rose-petal-6', 'rose-petal-8'], {
      count: 5,
      seed: who === 'her' ? 21 : 34,
      left,
      right,
      height: stage.height,
      frames,
      sizes: [52, 92],
      fall: 520,
      wind: way * 40,
      parent: near,
    }),
    ...standOn(close, [
      sprite('rose-petal-4-soft', { width: 420, at: [cx, cy], rotate: track([0, way * 20, EASE.linear], [frames, way * 62]) }),
    ]),
    text(
      {
        ...at.line,
        key: keys.line,
        font: FONT.capitals,
        color: '#f0d79a',
        align,
        tracking: 160,
        reveal: fadeIn(8, 14),
      },
      { at: [words, at.line.y] },
    ),
    metalText(
      {
        ...at.name,
        key: keys.name,
        font: FONT.names,
        color: COLORS.paper,
        align,
        leading: 1.1,
        reveal: rise(10, 22),
      },
      WORD_METAL,
      [24, 84],
      { at: [words, at.name.y] },
    ),
    text(
      {
        ...at.parents,
        key: keys.parents,
        font: FONT.lines,
        color: COLORS.paper,
        align,
        leading: 1.24,
        reveal: wordByWord(22, 20),
      },
      { at: [words, at.parents.y] },
    ),
  ];
}

export const herScene =
  (place: PhotoPlace) =>
  (clock: Clock, stage: Stage): Layer[] =>
    portrait({ place, who: 'her', keys: { name: 'bride_name', parents: 'second_parents', line: 'her_line' } }, clock, stage);

export const hisScene =
  (place: PhotoPlace) =>
  (clock: Clock, stage: Stage): Layer[] =>
    portrait({ place, who: 'his', keys: { name: 'groom_name', parents: 'first_parents', line: 'his_line' } }, clock, stage);
