// Scene 3: one circular brush stroke around the son's name and his parents'.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track, tween } from '../../kit/lottie/motion.ts';
import { ellipse, group, stroke, trim } from '../../kit/lottie/shapes.ts';
import { brushStroke, fingerMark, grains } from '../../kit/motifs/brushwork.ts';
import { seeded } from '../../kit/random.ts';
import { rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, DARK_RED, FONT, paper, RED, SANDAL, say } from './look.ts';

/** One turn of a loaded brush, thick at its start and dry at its end. */
function turn(radius: number): Layer {
  const random = seeded(44);
  const bristles = Array.from({ length: 12 }, (_, index) =>
    group('bristle', [
      ellipse([0, 0], (radius + (index - 5.5) * 6.4) * 2, (radius + (index - 5.5) * 6.2) * 2),
      trim(random.between(0, 1.5), tween(2 + index * 0.4, 46 + index * 0.4, 0, random.between(82, 97), EASE.inOut)),
      stroke(RED, random.between(6, 12)),
    ]),
  );
  return shapes('turn of the brush', bristles, { at: [1240, 540], rotate: 160 });
}

export function roundScene({ frames }: Clock): Layer[] {
  const x = 1240;
  return [
    ...paper(),
    turn(404),
    shapes('field', [brushStroke('M-120 0 C260 -30 640 30 1010 0', 380, SANDAL, tween(-6, 30, 0, 100, EASE.inOut), 12)], {
      at: [300, 0],
      rotate: 90,
    }),
    shapes('mark', [fingerMark(430, COLORS.bloom)], {
      at: [300, 700],
      scale: track([22, [100, 0], EASE.out], [50, [100, 100], EASE.breath], [frames, [104, 104]]),
      opacity: track([22, 0], [24, 100]),
    }),
    shapes('grains', [grains(86, 12, 21, COLORS.ground)], {
      at: [300, 722],
      scale: [100, 60],
      opacity: track([40, 0, EASE.inOut], [54, 100]),
    }),
    say('groom_name', [x, 420], {
      font: FONT.names,
      size: 94,
      color: DARK_RED,
      width: 640,
      height: 250,
      leading: 1.3,
      reveal: rise(24, 26, 40),
    }),
    say('parents_line', [x, 640], {
      size: 62,
      color: COLORS.deep,
      width: 600,
      height: 290,
      leading: 1.45,
      reveal: wordByWord(38, 28),
    }),
  ];
}
