// Scene 4: the cartouche again with place and greeting, until the bells stop.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { bells, COLORS, LEAF, leaves, MAGENTA, MARIGOLDS, NAME, panel, pattu, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;

export function placeScene({ frames, beat }: Clock): Layer[] {
  return [
    ...pattu('#3d8a4a', '#1d5a2c', 'both', 18),
    leaves(104),
    ...panel(1700, 740, 560),
    ...bells(frames, 850, 100, 80),
    ...drifting('grain', (index) => loosePetal(20, index % 2 ? '#fff6dc' : MARIGOLDS[1]), {
      count: 12,
      seed: 8,
      width,
      height,
      frames,
      sizes: [50, 110],
      fall: 620,
      wind: -30,
    }),
    say('couple', { ...NAME, at: [x, 306], size: 112, width: 1220, height: 150, color: COLORS.deep, from: 10 }),
    shapes('divider', [floralDivider(420, '#b9832a', MAGENTA)], {
      at: [x, 414],
      scale: track([16, [0, 100], EASE.out], [40, [100, 100]]),
    }),
    say('when', { at: [x, 484], size: 58, width: 1240, height: 84, color: MAGENTA, from: beat(1) }),
    say('venue', { at: [x, 590], size: 70, width: 1240, height: 120, color: COLORS.deep, from: beat(1.6), by: 'words' }),
    say('city', { at: [x, 680], size: 58, width: 1200, height: 84, color: LEAF, from: beat(2.2) }),
    say('invitation', {
      at: [x, 804],
      size: 50,
      width: 1040,
      height: 148,
      leading: 1.4,
      color: '#6b3a10',
      from: beat(3),
      by: 'words',
    }),
  ];
}
