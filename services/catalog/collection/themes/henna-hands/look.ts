// Shared by the scenes: leaf green and cream, a woman's open palms, henna in one ink.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, type LayerOptions, shapes } from '../../kit/lottie/layers.ts';
import { type Animated, EASE, type Track, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { bangles, kada, palm, palmOutline } from '../../kit/motifs/hands.ts';
import { type Henna, sprig } from '../../kit/motifs/henna.ts';
import { palmHenna } from '../../kit/motifs/palm-henna.ts';
import { palette } from '../../kit/palette.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#2e5a36', deep: '#1a3a24', metal: '#d3a044', bloom: '#6b2a12', paper: '#fbf1dc' });
export const HENNA = '#6b2410';
export const SKIN = '#dfa777';
export const LEAF = '#7fa650';
export const GOLD_LINE = '#f0d089';
export const PAIRING = { names: FONTS.yeseva, text: FONTS.garamond };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 68, color: COLORS.paper, width: 880, height: 92, leading: 1.2 });

/** Lines that are drawn between two frames; fills appear when they end. */
export function drawing(first: number, last: number, weight: number, ink: string = HENNA): Henna {
  return {
    ink,
    weight,
    drawn: track([first, 0, EASE.inOut], [last, 100]),
    filled: track([Math.round(first + (last - first) * 0.45), 0, EASE.inOut], [last, 100]),
  };
}

export function garden({ width, height }: Stage, light: readonly [x: number, y: number, radius: number]): Layer[] {
  return [
    ground('green', width, height, linear([0, 0], [0, height], [0, '#2c5935'], [1, '#173522'])),
    shapes('light', [softLight('light', ...light, '#b9d77a', 0.42)]),
  ];
}

/** Both palms side by side. `at` is the point between the wrists. */
export function palms(
  at: Track<readonly number[]>,
  size: number,
  passes: readonly [Henna, Henna, Henna, Henna, Henna],
  turn: Animated<number> = 0,
): Layer[] {
  return ([1, -1] as const).flatMap((side) => {
    const options: LayerOptions = {
      at: { keys: at.keys.map(([frame, [x = 0, y = 0], ease]) => [frame, [x + (side * (140 * size)) / 100, y], ease] as const) },
      scale: [side * size * 0.95, size * 1.07],
      rotate:
        typeof turn === 'number'
          ? turn * side
          : { keys: turn.keys.map(([frame, value, ease]) => [frame, value * side, ease] as const) },
    };
    return [
      shapes(`palm ${side}`, palm(SKIN), options),
      shapes(`henna ${side}`, palmHenna(passes), { ...options, masks: [palmOutline] }),
      shapes(
        `bangles ${side}`,
        [
          bangles(170, ['#2f8f4a', '#d9a53f', '#c8371f', '#2f8f4a', '#d9a53f', '#c8371f', '#2f8f4a'], '#e0b04a'),
          kada(346, '#d9a53f'),
        ],
        options,
      ),
    ];
  });
}

/** Sprays of leaves that lean in from both sides. */
export function leaves({ width }: Stage, y: number, tone: string, opacity: number, first: number): Layer {
  const spray = (x: number, turn: number, length: number) =>
    sprig(
      length,
      6,
      length * 0.17,
      { ink: tone, weight: 5, drawn: track([first, 0, EASE.out], [first + 30, 100]) },
      { at: [x, y], rotate: turn },
    );
  return shapes('leaves', [
    group('sprays', [spray(-20, 52, 420), spray(-30, 96, 330), spray(width + 20, -52, 420), spray(width + 30, -96, 330)], {
      opacity,
    }),
  ]);
}
