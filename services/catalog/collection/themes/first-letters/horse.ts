// Scene 3: a rocking horse comes in and rocks; the wish beside it, or above.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { rockingHorse, toyBlock } from '../../kit/motifs/toys.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, CORAL, FONT, fall, floorIn, LILAC, MINT, room, SKY, say, standing } from './look.ts';

/** The light, the bunting, the horse (where it comes from and rests, its size, its shadow), the block, the words. */
const WIDE = {
  light: [540, 520],
  bunting: { width: 2040, sag: 120, flag: 92 },
  horse: { from: 240, at: 560, scale: 138, shadow: 700 },
  block: { at: [930, 40], scale: 100 },
  tagline: { at: [1400, 330], size: 64, width: 720, align: 'left' },
  wish: { at: [1400, 590], size: 108, width: 720, height: 440, align: 'left' },
} as const;
const UPRIGHT = {
  light: [540, 1160],
  bunting: { width: 1200, sag: 96, flag: 104 },
  horse: { from: 160, at: 500, scale: 182, shadow: 900 },
  block: { at: [940, 140], scale: 136 },
  tagline: { at: [540, 346], size: 82, width: 880, align: 'center' },
  wish: { at: [540, 612], size: 134, width: 890, height: 360, align: 'center' },
} as const;

export function horseScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, bunting: flags, horse, block, tagline, wish } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { stand } = floorIn(stage);
  const [x, down] = block.at;
  return [
    ...room(stage, '#fdf0d2', '#f8e4b8', light),
    shapes(
      'bunting',
      [bunting(flags.width, flags.sag, flags.flag, [CORAL, MINT, BUTTER, SKY, LILAC], '#8a6a4a', { at: [stage.x, 0] })],
      {
        at: track([0, [0, -160], EASE.out], [26, [0, -10]]),
      },
    ),
    standing(stage, horse.at, horse.shadow),
    shapes('horse', [rockingHorse(frames, { body: '#f6d9ae', mane: '#b9764a', saddle: CORAL, rocker: MINT })], {
      at: track([0, [horse.from, stand - 10], EASE.out], [beat(1.6), [horse.at, stand - 10]]),
      scale: horse.scale,
    }),
    shapes('block', [toyBlock(LILAC, 'flower', { scale: 140 })], {
      at: fall(Math.round(beat(1.2)), [x, stand + down]),
      scale: block.scale,
    }),
    say('tagline', tagline.at, { ...tagline, font: FONT.text, color: BERRY, reveal: fadeIn(8, 12) }),
    say('wish', wish.at, { ...wish, leading: 1.1, reveal: wordByWord(12, 24) }),
  ];
}
