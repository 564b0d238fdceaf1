// Scene 1: blocks tumble in and stack up around the large one with the initial; the name beside them.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { confetti } from '../../kit/motifs/party.ts';
import { toyBlock } from '../../kit/motifs/toys.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import {
  BERRY,
  BUTTER,
  blocks,
  COLORS,
  CORAL,
  FONT,
  fall,
  HEIGHT,
  LILAC,
  MINT,
  room,
  SKY,
  STAND,
  say,
  standing,
  WIDTH,
} from './look.ts';

export function blocksScene({ frames, beat }: Clock): Layer[] {
  const great = empty('great block', { at: fall(-9, [620, STAND]), rotate: track([-9, -9, EASE.in], [5, 0]) });
  const letter = { width: 330, height: 350, leading: 1 };
  const on = (layer: Layer): Layer => ({ ...layer, options: { ...layer.options, parent: great } });
  const b = (beats: number) => Math.round(beat(beats));
  return [
    ...room('#fbe3d3', '#f8d5c2', [620, 520]),
    standing(640, 960),
    ...blocks([
      { at: [300, STAND - 6], size: 188, color: SKY, sign: 'cloud', start: b(0.8) },
      { at: [968, STAND - 6], size: 188, color: MINT, sign: 'flower', start: b(1.2) },
      { at: [290, STAND - 194], size: 172, color: BUTTER, sign: 'sun', start: b(1.9), lean: -3 },
      { at: [980, STAND - 194], size: 160, color: LILAC, sign: 'star', start: b(2.3), lean: 3 },
    ]),
    great,
    on(shapes('great block', [toyBlock(CORAL, 'none')], { scale: 430 })),
    on(
      say('initial', [0, -212], {
        size: 330,
        ...letter,
        color: COLORS.paper,
        border: { color: COLORS.paper, width: 34 },
        reveal: fadeIn(0, 1),
      }),
    ),
    on(
      say('initial', [0, -212], {
        size: 330,
        ...letter,
        color: '#3c2a48',
        reveal: fadeIn(0, 1),
      }),
    ),
    ...blocks([
      { at: [540, STAND - 476], size: 150, color: MINT, sign: 'apple', start: b(3), lean: 0 },
      { at: [722, STAND - 474], size: 130, color: SKY, sign: 'heart', start: b(3.4), lean: 4 },
    ]),
    ...drifting('confetti', (index) => confetti(26, [CORAL, MINT, SKY, BUTTER, LILAC], index), {
      count: 10,
      seed: 12,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 520,
      wind: 40,
    }),
    say('hello', [1446, 330], { size: 66, width: 636, font: FONT.text, color: BERRY, align: 'left', reveal: fadeIn(10, 12) }),
    say('child_name', [1446, 490], { size: 190, width: 636, height: 250, align: 'left', reveal: pop(16, 20) }),
    say('occasion', [1446, 660], { size: 72, width: 636, font: FONT.text, align: 'left', reveal: fadeIn(32, 14) }),
  ];
}
