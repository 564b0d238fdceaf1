// Scene 1: blocks tumble in and stack up around the large one with the initial, or on it; the name beside or above them.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { confetti } from '../../kit/motifs/party.ts';
import { toyBlock } from '../../kit/motifs/toys.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, blocks, COLORS, CORAL, FONT, fall, floorIn, LILAC, MINT, room, SKY, say, standing } from './look.ts';

/**
 * The light, the shadow, the great block with its letter, the blocks beside it and on it (their place above the floor's line, size,
 * colour, sign, the beat of their fall, how they lean), the words.
 */
const WIDE = {
  light: [620, 520],
  shadow: [640, 960],
  great: { x: 620, scale: 430 },
  letter: { y: -212, size: 330, width: 330, height: 350, border: 34 },
  beside: [
    { at: [300, -6], size: 188, color: SKY, sign: 'cloud', beat: 0.8, lean: 0 },
    { at: [968, -6], size: 188, color: MINT, sign: 'flower', beat: 1.2, lean: 0 },
    { at: [290, -194], size: 172, color: BUTTER, sign: 'sun', beat: 1.9, lean: -3 },
    { at: [980, -194], size: 160, color: LILAC, sign: 'star', beat: 2.3, lean: 3 },
  ],
  above: [
    { at: [540, -476], size: 150, color: MINT, sign: 'apple', beat: 3, lean: 0 },
    { at: [722, -474], size: 130, color: SKY, sign: 'heart', beat: 3.4, lean: 4 },
  ],
  hello: { at: [1446, 330], size: 66, width: 636, align: 'left' },
  child_name: { at: [1446, 490], size: 190, width: 636, height: 250, align: 'left' },
  occasion: { at: [1446, 660], size: 72, width: 636, align: 'left' },
} as const;
const UPRIGHT = {
  light: [540, 1180],
  shadow: [540, 1080],
  great: { x: 520, scale: 500 },
  letter: { y: -247, size: 386, width: 384, height: 410, border: 40 },
  beside: [
    { at: [160, -4], size: 204, color: SKY, sign: 'cloud', beat: 0.8, lean: 0 },
    { at: [916, -4], size: 196, color: MINT, sign: 'flower', beat: 1.2, lean: 0 },
    { at: [156, -212], size: 180, color: BUTTER, sign: 'sun', beat: 1.9, lean: -4 },
    { at: [926, -204], size: 164, color: LILAC, sign: 'star', beat: 2.3, lean: 4 },
  ],
  above: [
    { at: [420, -552], size: 196, color: MINT, sign: 'apple', beat: 3, lean: 0 },
    { at: [640, -550], size: 172, color: SKY, sign: 'heart', beat: 3.4, lean: 3 },
    { at: [520, -768], size: 150, color: BUTTER, sign: 'star', beat: 3.9, lean: -5 },
  ],
  hello: { at: [540, 244], size: 84, width: 880, align: 'center' },
  child_name: { at: [540, 422], size: 226, width: 896, height: 270, align: 'center' },
  occasion: { at: [540, 604], size: 88, width: 880, align: 'center' },
} as const;

export function blocksScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, shadow, great: large, letter, beside, above, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { stand } = floorIn(stage);
  const great = empty('great block', { at: fall(-9, [large.x, stand]), rotate: track([-9, -9, EASE.in], [5, 0]) });
  const { y, border, ...box } = letter;
  const on = (layer: Layer): Layer => ({ ...layer, options: { ...layer.options, parent: great } });
  const falling = (list: typeof beside | typeof above): Layer[] =>
    blocks(
      list.map(({ at: [x, up], beat: start, ...block }) => ({ ...block, at: [x, stand + up], start: Math.round(beat(start)) })),
    );
  return [
    ...room(stage, '#fbe3d3', '#f8d5c2', light),
    standing(stage, ...shadow),
    ...falling(beside),
    great,
    on(shapes('great block', [toyBlock(CORAL, 'none')], { scale: large.scale })),
    on(
      say('initial', [0, y], {
        ...box,
        leading: 1,
        color: COLORS.paper,
        border: { color: COLORS.paper, width: border },
        reveal: fadeIn(0, 1),
      }),
    ),
    on(say('initial', [0, y], { ...box, leading: 1, color: '#3c2a48', reveal: fadeIn(0, 1) })),
    ...falling(above),
    ...drifting('confetti', (index) => confetti(26, [CORAL, MINT, SKY, BUTTER, LILAC], index), {
      ...{ count: 18, seed: 12, width: stage.width, height: stage.height, frames },
      ...{ sizes: [50, 120], fall: 520, wind: 40 },
    }),
    say('hello', words.hello.at, { ...words.hello, font: FONT.text, color: BERRY, reveal: fadeIn(10, 12) }),
    say('child_name', words.child_name.at, { ...words.child_name, reveal: pop(16, 20) }),
    say('occasion', words.occasion.at, { ...words.occasion, font: FONT.text, reveal: fadeIn(32, 14) }),
  ];
}
