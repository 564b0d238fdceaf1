// Scene 4: day, time and place below the mirror ball until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { neon, switchOn } from '../../kit/motifs/neon.ts';
import { pulse } from '../../kit/pulse.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, neonText, STAGE, say } from './look.ts';

export function placeScene({ ball, club, floor, tubes }: NeonLook) {
  return ({ frames, beat }: Clock): Layer[] => {
    const { x } = STAGE;
    const middle = [x, 740];
    const drawn = (first: number) => track([first, 0, EASE.inOut], [first + beat(2.5), 100]);
    const line = (y: number): Outline =>
      pen()
        .move(x - 330, y)
        .line(x + 330, y)
        .outline();
    return [
      ...club(frames, x, 170),
      floor(frames, 1790),
      ball(frames, x, 210, 132),
      shapes(
        'ring',
        [
          group('dark', [ellipse([0, 0], 660), fill(tubes.dark, 80)]),
          group('tube', [neon([circle(330)], tubes.one, 10, drawn(0))], {
            opacity: switchOn(0, 30),
            rotate: track([0, -90, EASE.inOut], [frames, -40]),
          }),
          group('outer', [neon([circle(376)], tubes.two, 6, drawn(beat(1)))], { opacity: pulse(frames, BEAT * 2, 66, 100) }),
          group('ticks', [ellipse([0, 0], 592), stroke(tubes.three, 10, { dash: [3, 28] })], {
            rotate: track([0, 0, EASE.linear], [frames, 30]),
          }),
        ],
        { at: middle },
      ),
      say('weekday', [x, 548], { size: 66, width: 440, height: 86, color: tubes.cool, reveal: fadeIn(4, 10) }),
      ...neonText(
        { key: 'day', font: FONT.text, size: 300, width: 520, height: 300, leading: 1, reveal: rise(6, 14) },
        tubes.one,
        {
          at: [x, 752],
        },
      ),
      say('month', [x, 926], { size: 66, width: 460, height: 86, reveal: fadeIn(10, 10) }),
      say('time_line', [x, 1196], { size: 84, width: 860, height: 110, color: '#ffffff', reveal: rise(beat(1.5), 16) }),
      shapes('line', [group('line', [neon([line(1266)], tubes.three, 6, drawn(beat(1)))])]),
      say('venue', [x, 1412], {
        font: FONT.text,
        size: 88,
        width: 880,
        height: 204,
        leading: 1.12,
        color: tubes.warm,
        reveal: wordByWord(beat(2), 20),
      }),
      say('city', [x, 1566], { size: 70, width: 860, reveal: fadeIn(beat(3), 12) }),
      say('rsvp', [x, 1692], {
        size: 64,
        width: 880,
        height: 150,
        leading: 1.15,
        color: tubes.cool,
        reveal: fadeIn(beat(4), 12),
      }),
    ];
  };
}
