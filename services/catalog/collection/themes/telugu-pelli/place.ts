// Scene 4: the cartouche again with place and greeting, until the bells stop.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { bells, COLORS, LEAF, leaves, MAGENTA, MARIGOLDS, NAME, panel, pattu, say } from './look.ts';

/** The cartouche, the bells (distance, size, chain), and the words. */
const WIDE = {
  panel: [1700, 740, 560],
  bells: [850, 100, 80],
  couple: { y: 306, size: 112, width: 1220, height: 150 },
  divider: 414,
  when: { y: 484, size: 58, width: 1240, height: 84 },
  venue: { y: 590, size: 70, width: 1240, height: 120 },
  city: { y: 680, size: 58, width: 1200, height: 84 },
  invitation: { y: 804, size: 50, width: 1040, height: 148, leading: 1.4 },
} as const;
const UPRIGHT = {
  panel: [1560, 980, 985],
  bells: [430, 90, 80],
  couple: { y: 586, size: 136, width: 760, height: 300 },
  divider: 744,
  when: { y: 858, size: 68, width: 760, height: 280 },
  venue: { y: 1034, size: 84, width: 760, height: 200 },
  city: { y: 1164, size: 70, width: 760, height: 210 },
  invitation: { y: 1366, size: 68, width: 770, height: 480, leading: 1.24 },
} as const;

export function placeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, width, height } = stage;
  const { panel: cartouche, bells: hung, divider, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = at.couple;
  const { y: dated, ...when } = at.when;
  const { y: placed, ...venue } = at.venue;
  const { y: cityAt, ...city } = at.city;
  const { y: last, ...invitation } = at.invitation;
  return [
    ...pattu(stage, '#3d8a4a', '#1d5a2c', 'both', 18),
    leaves(stage, 104),
    ...panel(stage, ...cartouche),
    ...bells(stage, frames, ...hung),
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
    say('couple', { ...NAME, ...couple, at: [x, named], color: COLORS.deep, from: 10 }),
    shapes('divider', [floralDivider(420, '#b9832a', MAGENTA)], {
      at: [x, divider],
      scale: track([16, [0, 100], EASE.out], [40, [100, 100]]),
    }),
    say('when', { ...when, at: [x, dated], color: MAGENTA, from: beat(1) }),
    say('venue', { ...venue, at: [x, placed], color: COLORS.deep, from: beat(1.6), by: 'words' }),
    say('city', { ...city, at: [x, cityAt], color: LEAF, from: beat(2.2) }),
    say('invitation', {
      ...invitation,
      at: [x, last],
      color: '#6b3a10',
      from: beat(3),
      by: 'words',
    }),
  ];
}
