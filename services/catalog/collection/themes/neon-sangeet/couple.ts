// Scene 2: the couple in a window of light.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { neon, switchOn } from '../../kit/motifs/neon.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { pulse } from '../../kit/pulse.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, neonText, STAGE, say } from './look.ts';

const FRAME = polygon([-330, -560], [330, -560], [410, -480], [410, 480], [330, 560], [-330, 560], [-410, 480], [-410, -480]);
const OUTER = polygon([-364, -606], [364, -606], [456, -514], [456, 514], [364, 606], [-364, 606], [-456, 514], [-456, -514]);

export function coupleScene({ club, floor, tubes, couple }: NeonLook) {
  return ({ frames, beat }: Clock): Layer[] => {
    const at = [STAGE.x, 806];
    const drawn = (first: number) => track([first, 0, EASE.inOut], [first + beat(2), 100]);
    return [
      ...club(frames, STAGE.x, 0),
      floor(frames, 1640),
      ...framedPhoto(couple, {
        opening: FRAME,
        covers: { width: 830, height: 1130 },
        at,
        from: 2,
        frames,
        push: [116, 102],
        backing: tubes.night[1],
      }),
      shapes(
        'tubes',
        [
          group('inner', [neon([FRAME], tubes.two, 9, drawn(0))], { opacity: switchOn(0, 30) }),
          group('outer', [neon([OUTER], tubes.one, 7, drawn(beat(0.5)))], { opacity: pulse(frames, BEAT * 2, 70, 100) }),
          group(
            'marks',
            [
              neon(
                [-1, 1].flatMap((side) =>
                  [0, 1, 2].map((index) =>
                    polygon(
                      [side * (110 + index * 60), 660],
                      [side * (136 + index * 60), 686],
                      [side * (110 + index * 60), 712],
                      [side * (84 + index * 60), 686],
                    ),
                  ),
                ),
                tubes.three,
                6,
              ),
            ],
            { opacity: pulse(frames, BEAT, 40, 100) },
          ),
        ],
        { at },
      ),
      say('playlist', [STAGE.x, 1594], { size: 68, width: 880, height: 96, color: tubes.cool, reveal: fadeIn(beat(1), 12) }),
      ...neonText(
        { key: 'couple', font: FONT.names, size: 108, width: 890, height: 190, leading: 1.2, reveal: wordByWord(beat(1.5), 18) },
        tubes.one,
        { at: [STAGE.x, 1700] },
      ),
    ];
  };
}
