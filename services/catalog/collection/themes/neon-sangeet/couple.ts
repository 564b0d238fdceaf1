// Scene 2: the couple in a window of light.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { neon, switchOn } from '../../kit/motifs/neon.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { pulse } from '../../kit/pulse.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, neonText, say } from './look.ts';

/** The window's middle, its inner and outer tube (half width, half height, corner), what the photo covers, the marks, the words. */
const UPRIGHT = {
  floor: 1640,
  at: [540, 806],
  inner: [410, 560, 80],
  outer: [456, 606, 92],
  covers: { width: 830, height: 1130 },
  marks: [0, 686],
  playlist: { at: [540, 1594], size: 68, width: 880, height: 96 },
  couple: { at: [540, 1700], size: 108, width: 890, height: 190 },
} as const;
const WIDE = {
  floor: 930,
  at: [540, 520],
  inner: [328, 400, 64],
  outer: [366, 438, 76],
  covers: { width: 670, height: 814 },
  marks: [790, 196],
  playlist: { at: [1350, 372], size: 58, width: 830, height: 84 },
  couple: { at: [1352, 546], size: 128, width: 800, height: 250 },
} as const;

/** A rectangle with cut corners, by half its width and height. */
const octagon = ([w, h, c]: readonly [number, number, number]) =>
  polygon([-w + c, -h], [w - c, -h], [w, -h + c], [w, h - c], [w - c, h], [-w + c, h], [-w, h - c], [-w, -h + c]);

export function coupleScene({ club, floor, tubes, couple }: NeonLook) {
  return ({ frames, beat }: Clock, stage: Stage): Layer[] => {
    const { at, inner, outer, covers, marks, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
    const [x, y] = marks;
    const frame = octagon(inner);
    const drawn = (first: number) => track([first, 0, EASE.inOut], [first + beat(2), 100]);
    return [
      ...club(stage, frames, at[0], 0),
      floor(stage, frames, words.floor),
      ...framedPhoto(couple, {
        opening: frame,
        covers,
        at,
        from: 2,
        frames,
        push: [116, 102],
        backing: tubes.night[1],
      }),
      shapes(
        'tubes',
        [
          group('inner', [neon([frame], tubes.two, 9, drawn(0))], { opacity: switchOn(0, 30) }),
          group('outer', [neon([octagon(outer)], tubes.one, 7, drawn(beat(0.5)))], { opacity: pulse(frames, BEAT * 2, 70, 100) }),
          group(
            'marks',
            [
              neon(
                [-1, 1].flatMap((side) =>
                  [0, 1, 2].map((index) =>
                    polygon(
                      [x + side * (110 + index * 60), y - 26],
                      [x + side * (136 + index * 60), y],
                      [x + side * (110 + index * 60), y + 26],
                      [x + side * (84 + index * 60), y],
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
      say('playlist', words.playlist.at, { ...words.playlist, color: tubes.cool, reveal: fadeIn(beat(1), 12) }),
      ...neonText(
        { ...words.couple, key: 'couple', font: FONT.names, leading: 1.2, reveal: wordByWord(beat(1.5), 18) },
        tubes.one,
        { at: words.couple.at },
      ),
    ];
  };
}
