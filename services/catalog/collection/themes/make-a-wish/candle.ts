// Scene 1: one candle in the dark and a name; finally it is blown out and its smoke rises.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { lamplight } from '../../kit/matter.ts';
import { cupcake, thinCandle } from '../../kit/motifs/cupcake.ts';
import { flame } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, say, WARM } from './look.ts';

/** The end of the wick, from which the candle and the cake hang down, and the words above it or beside it. */
const UPRIGHT = {
  wick: [540, 1010],
  wish: { at: [540, 236], size: 84, width: 880 },
  name: { at: [540, 414], size: 214, width: 900, height: 250 },
  age: { at: [540, 590], size: 74, width: 860 },
} as const;
const WIDE = {
  wick: [560, 336],
  wish: { at: [1290, 322], size: 72, width: 880 },
  name: { at: [1290, 506], size: 214, width: 900, height: 260 },
  age: { at: [1290, 688], size: 66, width: 860 },
} as const;

export function candleScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { wick, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = wick;
  const out = beat(6.1);
  const smoke = pen().move(0, 0).curve(-70, -150, 90, -260, 10, -420).curve(-80, -580, 110, -700, -10, -900).outline();
  const fading = (strength: number) => linear([0, 0], [0, -900], [0, '#d8cbe8', strength], [1, '#d8cbe8', 0]);
  const burning = lamplight(-18, 18, out - 12, 78);
  const lit = { keys: [...burning.keys, [out, 100, EASE.out], [out + 8, 16]] } satisfies Track<number>;
  return [
    ground('dark', width, height, COLORS.deep),
    shapes(
      'light in the dark',
      [softLight('wide', x, y + 60, 1150, '#6a2a5c', 0.75), softLight('near', x, y, 620, '#ff9d4a', 0.6)],
      { opacity: lit },
    ),
    say('make_a_wish', { ...at.wish, color: WARM, tracking: 60, from: 2 }),
    say('name', { ...at.name, leading: 1.1, font: FONT.big, from: 8, by: 'letters' }),
    say('age_line', { ...at.age, color: WARM, from: 24 }),
    shapes(
      'smoke',
      [
        outline(smoke),
        trim(track([out + 16, 0, EASE.in], [out + 52, 60]), track([out + 2, 0, EASE.out], [out + 44, 100])),
        stroke(fading(0.2), 34),
        stroke(fading(0.4), 12),
      ],
      {
        at: wick,
        from: out,
      },
    ),
    shapes(
      'cake',
      [
        cupcake(
          560,
          { paper: '#5c2a63', icing: '#e88aa8', sprinkles: ['#ffd27a', '#8fe0d8', '#fff4e0', '#c4578a'] },
          { at: [0, 0] },
        ),
      ],
      { at: [x, y + 706] },
    ),
    shapes('candle', [thinCandle(270, 54, ['#fff0d8', '#e8607c'])], { at: [x, y + 290] }),
    shapes('flame', [flame(140, frames, 3)], {
      at: [x, y + 4],
      scale: track(
        [0, [60, 60], EASE.spring],
        [14, [100, 100], EASE.in],
        [out - 6, [100, 100], EASE.in],
        [out - 2, [130, 70], EASE.in],
        [out + 3, [0, 0]],
      ),
      until: out + 4,
    }),
    shapes('ember', [group('ember', [softLight('ember', 0, 0, 40, '#ff7a3a', 0.9)])], {
      at: [x, y - 4],
      from: out,
      opacity: track([out, 100, EASE.out], [out + 40, 0]),
    }),
  ];
}
