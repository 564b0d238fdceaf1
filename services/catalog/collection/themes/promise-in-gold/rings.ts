// Scene 1: two rings turn towards each other and interlock; the stone catches the light. The names are on the left.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { band } from '../../kit/motifs/rings.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LIGHT, METAL, midnight, orbits, STAGE, say, WORD_METAL } from './look.ts';

const CENTER = [1370, 590] as const;
const RADIUS = 232;
/** The final position of the right ring, from which its stone follows. */
const RIGHT = { at: [132, -10], lean: 14 } as const;

function lockedBands(frames: number): Layer[] {
  const spec = { radius: RADIUS, thickness: 50, metal: METAL };
  const turn = (narrow: number, wide: number) =>
    track(
      [0, narrow, EASE.weight],
      [44, wide, EASE.breath],
      [Math.round(frames * 0.7), wide * 0.9, EASE.breath],
      [frames, wide * 0.97],
    );
  const left = { at: track([0, [-330, 60], EASE.weight], [44, [-132, 24]]), rotate: track([0, -46, EASE.weight], [48, -14]) };
  const right = {
    at: track([0, [330, -50], EASE.weight], [44, [...RIGHT.at]]),
    rotate: track([0, 46, EASE.weight], [48, RIGHT.lean]),
  };
  const stone = (anchor: number) => ({ ...right, anchor: [0, RADIUS + anchor] });
  return [
    shapes(
      'bands',
      [
        band({ ...spec, width: turn(150, 440) }, left),
        band({ ...spec, width: turn(110, 430) }, right),
        band({ ...spec, width: turn(150, 440), part: [1, 34] }, left),
        setting(180, METAL, stone(8)),
        diamond(180, stone(12)),
      ],
      { at: CENTER },
    ),
  ];
}

export function ringsScene({ frames, beat }: Clock): Layer[] {
  const { left } = STAGE.safe;
  const lean = (RIGHT.lean * Math.PI) / 180;
  const reach = RADIUS + 96;
  const stone = [CENTER[0] + RIGHT.at[0] + Math.sin(lean) * reach, CENTER[1] + RIGHT.at[1] - Math.cos(lean) * reach];
  const lit = beat(1.5);
  const name = {
    font: FONT.names,
    size: 214,
    color: COLORS.paper,
    width: 800,
    height: 230,
    leading: 1.1,
    align: 'left' as const,
  };
  return [
    ...midnight(frames, 1370, 470, 3),
    shapes('light of the stone', [rays(1150, 14, LIGHT, 0.3, { rotate: track([0, 0, EASE.linear], [frames, 22]) })], {
      at: stone,
      scale: track([lit, [0, 0], EASE.out], [lit + 26, [100, 100]]),
      opacity: track([lit, 0, EASE.out], [lit + 8, 100, EASE.inOut], [frames, 60]),
    }),
    orbits(frames, CENTER[0], CENTER[1] - 20, 350),
    ...lockedBands(frames),
    shapes('glint', [glint(420, '#ffffff', { rotate: track([lit, 0, EASE.linear], [frames, 50]) })], {
      at: stone,
      scale: track(
        [lit, [0, 0], EASE.out],
        [lit + 12, [80, 80], EASE.inOut],
        [lit + 34, [34, 34], EASE.breath],
        [frames, [50, 50]],
      ),
    }),
    say('occasion', [left + 400, 250], {
      font: FONT.capitals,
      size: 48,
      color: '#f0d79a',
      width: 800,
      height: 70,
      tracking: 200,
      align: 'left',
      reveal: fadeIn(4, 14),
    }),
    gild('first', [left + 400, 420], WORD_METAL, [20, 80], { ...name, reveal: rise(6, 22) }),
    say('and', [left + 404, 552], { size: 76, color: '#f0d79a', width: 800, height: 90, align: 'left', reveal: fadeIn(18, 14) }),
    gild('second', [left + 400, 680], WORD_METAL, [34, 94], { ...name, reveal: rise(18, 22) }),
    say('teaser', [left + 400, 836], { size: 56, width: 800, height: 76, align: 'left', reveal: fadeIn(38, 16) }),
  ];
}
