// Scene 3: the rocking horse rocks; a wish beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { rockingHorse, toyBlock } from '../../kit/motifs/toys.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, CORAL, FONT, fall, LILAC, MINT, room, SKY, STAND, say, standing, X } from './look.ts';

export function horseScene({ frames, beat }: Clock): Layer[] {
  return [
    ...room('#fdf0d2', '#f8e4b8', [540, 520]),
    shapes('bunting', [bunting(2040, 120, 92, [CORAL, MINT, BUTTER, SKY, LILAC], '#8a6a4a', { at: [X, 0] })], {
      at: track([0, [0, -160], EASE.out], [26, [0, -10]]),
    }),
    standing(560, 700),
    shapes('horse', [rockingHorse(frames, { body: '#f6d9ae', mane: '#b9764a', saddle: CORAL, rocker: MINT })], {
      at: track([0, [240, STAND - 10], EASE.out], [beat(1.6), [560, STAND - 10]]),
      scale: 138,
    }),
    shapes('block', [toyBlock(LILAC, 'flower', { scale: 140 })], { at: fall(Math.round(beat(1.2)), [930, STAND + 40]) }),
    say('tagline', [1400, 330], { size: 64, width: 720, font: FONT.text, color: BERRY, align: 'left', reveal: fadeIn(8, 12) }),
    say('wish', [1400, 590], { size: 108, width: 720, height: 440, leading: 1.1, align: 'left', reveal: wordByWord(12, 24) }),
  ];
}
