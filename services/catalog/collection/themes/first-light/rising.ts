// Scene 2: the sun has left the water on the left; the invitation beside it.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, HOURS, morning } from './look.ts';

const HORIZON = 860;

export function risingScene({ frames }: Clock): Layer[] {
  const right = { align: 'left' as const, width: 900 };
  const x = 866 + 450;
  return [
    ...morning({ ...HOURS.rising, sky: ['#2a2358', '#68305f', '#a04e57'] }, HORIZON, {
      x: 460,
      at: track([0, [460, 600], EASE.out], [frames, [460, 450]]),
      radius: 310,
      frames,
    }),
    text(
      {
        key: 'invitation',
        font: FONT.names,
        size: 84,
        color: COLORS.paper,
        ...right,
        height: 500,
        leading: 1.5,
        reveal: wordByWord(10, 44),
      },
      { at: [x, 390] },
    ),
    text(
      { key: 'hosts', font: FONT.lines, size: 70, color: '#fff4dc', ...right, height: 120, reveal: fadeIn(50, 18) },
      { at: [x, 690] },
    ),
  ];
}
