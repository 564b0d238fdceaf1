// Scene 5: the rings at rest on polished stone among petals; day, time and place above them until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key, type Track, track } from '../../kit/lottie/motion.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { falling } from '../../kit/matter.ts';
import { glint } from '../../kit/motifs/diamond.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, gild, midnight, polishedStone, reflection, say, WORD_METAL } from './look.ts';

/** The stone on the sprite of the rings, from its middle, as parts of the width. */
const STONE = [0.25, -0.385] as const;

/** The rings, the table they stand on, a petal before the lens, the strips in which petals fall, and the words. */
const WIDE = {
  rings: { at: [1620, 850], width: 380 },
  table: 912,
  close: { at: [130, 1010], width: 420 },
  petals: [
    [20, 150],
    [1770, 1900],
  ],
  couple: { at: [960, 210], size: 124, height: 150 },
  date: { at: [960, 366], font: FONT.capitals, tracking: 20 },
  time: { at: [960, 458], width: 1300, height: 80 },
  venue: { at: [960, 606], size: 90, height: 200 },
  city: { at: [960, 748], size: 60, width: 960 },
} as const;
const UPRIGHT = {
  rings: { at: [540, 1500], width: 520 },
  table: 1620,
  close: { at: [980, 1840], width: 420 },
  petals: [
    [10, 80],
    [1000, 1070],
  ],
  couple: { at: [540, 340], size: 168, width: 880, height: 390 },
  // Small letters, of which a long date fits in one line.
  date: { at: [540, 620], font: FONT.lines, size: 78, width: 890, height: 106 },
  time: { at: [540, 722], size: 72, width: 880, height: 100 },
  venue: { at: [540, 930], size: 96, width: 880, height: 330 },
  city: { at: [540, 1168], size: 74, width: 880, height: 196 },
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { rings, table, close: foremost, petals, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide: [-70, 30], zoom: [100, 108] });
  const [x, y] = rings.at;
  const shine = returning(frames);
  return [
    ...midnight(stage, frames, x, y - 100, far),
    middle,
    near,
    close,
    ...standOn(middle, [
      polishedStone(stage, table),
      reflection('rings', rings.width, [x, y + rings.width * 0.42], -10),
      sprite('shadow', { width: rings.width * 1.2, at: [x, y + rings.width * 0.36], scale: [100, 70] }),
      sprite('rings', { width: rings.width, at: rings.at }),
      shapes('glint', [glint(260, '#ffffff')], {
        at: [x + rings.width * STONE[0], y + rings.width * STONE[1]],
        scale: shine,
        rotate: track([0, 0, EASE.linear], [frames, 140]),
      }),
    ]),
    ...petals.flatMap(([left, right], index) =>
      falling(['rose-petal-3', 'rose-petal-7', 'rose-petal-5'], {
        count: 3,
        seed: 50 + index,
        left,
        right,
        height: stage.height,
        frames,
        sizes: [50, 84],
        fall: 620,
        wind: 30,
        parent: near,
      }),
    ),
    ...standOn(close, [sprite('rose-petal-4-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, -50]) })]),
    gild('couple', at.couple.at, WORD_METAL, [18, 90], {
      font: FONT.names,
      leading: 1.1,
      ...at.couple,
      reveal: rise(4, 24),
    }),
    say('date_line', at.date.at, { ...at.date, reveal: wordByWord(14, 22) }),
    say('time_line', at.time.at, { ...at.time, color: '#f0d79a', reveal: fadeIn(24, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.12, reveal: wordByWord(28, 20) }),
    say('city', at.city.at, { ...at.city, color: '#f0d79a', reveal: fadeIn(38, 14) }),
  ];
}

/** A glint that comes back, so that the last second shines too. */
function returning(frames: number): Track<Vector> {
  const keys: Key<Vector>[] = [];
  for (let frame = 20; frame <= frames + 60; frame += 52)
    keys.push([frame, [0, 0], EASE.out], [frame + 12, [90, 90], EASE.inOut], [frame + 36, [0, 0], 'hold']);
  return { keys };
}
