// Scene 4: a view through a keel arch; day, time and place on the wall beside it until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { crescent } from '../../kit/motifs/moonlit-garden.ts';
import { eightStar } from '../../kit/motifs/star-lattice.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, garden, gild, HEIGHT, HONEY, lanterns, METAL, say, WIDTH, WORD_METAL } from './look.ts';
import { VIEW, wall } from './wall.ts';

export function gardenScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [-36, 0] as const, zoom: [104, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.8, WIDTH, HEIGHT, move);
  const view = garden(VIEW, 800, frames);
  const x = 570;
  const column = { width: 820 } as const;
  return [
    far,
    ...view.sky,
    shapes('moon', [crescent(58, '#fff3cf', 4.6, { at: [VIEW + 96, 330], rotate: 18 })], {
      at: track([0, [0, 30], EASE.out], [frames, [0, -14]]),
    }),
    ...standOn(far, [...view.far, ...view.pavilion]),
    ...view.water,
    ...wall(),
    vignette(WIDTH, HEIGHT, '#020a12', 0.5),
    shapes('hush', [softLight('hush', x, 520, 640, '#04191f', 0.4)]),
    gild('couple', [x, 228], WORD_METAL, [24, 90], {
      ...column,
      font: FONT.names,
      size: 112,
      color: COLORS.paper,
      height: 190,
      leading: 1.1,
      reveal: rise(8, 22, 30),
    }),
    starLine([x, 356]),
    say('date_line', [x, 438], { ...column, size: 74, height: 84, reveal: wordByWord(16, 20) }),
    say('time_line', [x, 516], { ...column, size: 58, color: HONEY, height: 74, reveal: fadeIn(24, 14) }),
    say('venue', [x, 650], { ...column, font: FONT.names, size: 62, height: 190, leading: 1.2, reveal: wordByWord(28, 20) }),
    say('city', [x, 772], { ...column, size: 58, color: HONEY, height: 74, reveal: fadeIn(36, 14) }),
    say('walima', [x, 912], { ...column, height: 66, reveal: fadeIn(46, 14) }),
    ...lanterns(frames, [
      [VIEW, 40, 120],
      [VIEW - 205, 200, 84],
      [VIEW + 205, 200, 84],
    ]),
  ];
}

/** The line under the names, with a star in its gap. */
export const starLine = (at: [x: number, y: number]): Layer =>
  shapes(
    'star line',
    [
      group('star', [outline(eightStar(16)), fill(METAL.shine)]),
      group('line', [rect(-330, -1.5, 290, 3), rect(40, -1.5, 290, 3), fill(METAL.body)]),
    ],
    { at, scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]) },
  );
