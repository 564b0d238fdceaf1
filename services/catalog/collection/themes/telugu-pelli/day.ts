// Scene 3: the kalash on its muggu; the day beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { sikkuKolam } from '../../kit/motifs/sikku-kolam.ts';
import { COLORS, LEAF, METAL, NAME, pattu, say, WORD_METAL } from './look.ts';

export function dayScene({ beat }: Clock): Layer[] {
  const ink = { line: '#fff6dc', red: '#f0b429', weight: 7, dots: 100, drawn: track([0, 10, EASE.inOut], [beat(3), 100]) };
  return [
    ...pattu('#b01a58', '#5c0c2c', 'lower', 13),
    shapes('light', [softLight('light', 480, 520, 620, '#ff8a4a', 0.5)]),
    shapes('muggu', [sikkuKolam(450, 5, ink)], { at: [480, 478] }),
    shapes('kalash', [group('shadow', [ellipse([0, 0], 320, 50), fill('#2a0414', 45)]), kalash(310, METAL, LEAF, COLORS.deep)], {
      at: track([4, [480, 1000], EASE.out], [30, [480, 716]]),
    }),
    say('day_words', { at: [1330, 216], size: 76, width: 800, height: 110, color: '#ffe2a0', from: 8 }),
    say('day', { at: [1330, 436], size: 330, width: 760, height: 330, leading: 1, font: NAME.font, metal: WORD_METAL, from: 12 }),
    say('month_year', { at: [1330, 664], size: 84, width: 800, height: 120, color: COLORS.paper, from: beat(1.2) }),
    say('muhurtham', { at: [1330, 756], size: 54, width: 800, height: 80, color: '#ffe2a0', from: beat(1.8) }),
    say('time', { at: [1330, 832], size: 66, width: 800, height: 96, color: COLORS.paper, from: beat(2.2) }),
  ];
}
