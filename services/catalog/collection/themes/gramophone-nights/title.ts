// Scene 1: the poster: a gramophone plays, the names are painted beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { gramophone } from '../../kit/motifs/gramophone.ts';
import { ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { pulseSize } from '../../kit/pulse.ts';
import { fadeIn, pop, rise } from '../../kit/text/reveals.ts';
import { BEAT, COLORS, FONT, GRAMOPHONE, notes, painted, poster, RED_INK, say, TEAL, TEAL_INK, TOMATO } from './look.ts';

export function titleScene({ frames, beat }: Clock): Layer[] {
  const x = 1300;
  const sing = {
    keys: pulseSize(frames, BEAT, 100, 105).keys.map(
      ([frame, [size = 100] = [], ease]) => [frame, [size * 0.86, size], ease] as const,
    ),
  };
  const name = { font: FONT.names, size: 216, width: 880, height: 250, leading: 1.1 };
  return [
    ...poster(frames, [330, 330], COLORS.ground, '#efd7a8', TEAL, TEAL),
    ...notes(frames, [380, 330], [TEAL, TOMATO]),
    shapes('gramophone', [gramophone(620, GRAMOPHONE, frames, sing)], {
      at: track([0, [470, 1090], EASE.out], [24, [510, 1000]]),
      scale: track([0, [92, 92], EASE.spring], [22, [100, 100]]),
    }),
    say('tagline', [x, 214], { size: 58, width: 880, color: TEAL_INK, tracking: 80, reveal: fadeIn(4, 10) }),
    ...painted({ ...name, key: 'first', reveal: pop(6, 18) }, RED_INK, COLORS.deep.hex, [x, 376]),
    say('and', [x, 512], { font: FONT.names, size: 84, height: 100, width: 300, color: TEAL_INK, reveal: fadeIn(18, 8) }),
    ...painted({ ...name, key: 'second', reveal: pop(beat(1), 18) }, RED_INK, COLORS.deep.hex, [x, 636]),
    shapes('ribbon', [ribbonBanner(760, 150, TEAL_INK)], {
      at: [x, 872],
      scale: track([20, [0, 100], EASE.spring], [42, [100, 100]]),
    }),
    say('occasion', [x, 876], { font: FONT.names, size: 84, height: 110, width: 660, color: COLORS.paper, reveal: rise(34, 14) }),
  ];
}
