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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, neonText, say } from './look.ts';

/** The light, the floor, the ball with its radius, the ring's middle, the rule, the words in the ring and below or beside it. */
const UPRIGHT = {
  club: [540, 170],
  floor: 1790,
  ball: [540, 210, 132],
  ring: [540, 740],
  rule: [540, 1266],
  time: { at: [540, 1196], size: 84, width: 860, height: 110 },
  venue: { at: [540, 1412], size: 88, width: 880, height: 204 },
  city: { at: [540, 1566], size: 70, width: 860 },
  rsvp: { at: [540, 1692], size: 64, width: 880, height: 150 },
} as const;
const WIDE = {
  club: [1330, 60],
  floor: 960,
  ball: [1330, 128, 92],
  ring: [532, 530],
  rule: [1340, 408],
  time: { at: [1340, 328], size: 84, width: 800, height: 110 },
  venue: { at: [1340, 544], size: 84, width: 800, height: 210 },
  city: { at: [1340, 696], size: 62, width: 800 },
  rsvp: { at: [1340, 826], size: 54, width: 800, height: 130 },
} as const;

export function placeScene({ ball, club, floor, tubes }: NeonLook) {
  return ({ frames, beat }: Clock, stage: Stage): Layer[] => {
    const { ring, rule, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
    const [x, y] = ring;
    const drawn = (first: number) => track([first, 0, EASE.inOut], [first + beat(2.5), 100]);
    const line = ([middle, level]: readonly [number, number]): Outline =>
      pen()
        .move(middle - 330, level)
        .line(middle + 330, level)
        .outline();
    return [
      ...club(stage, frames, ...at.club),
      floor(stage, frames, at.floor),
      ball(frames, ...at.ball),
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
        { at: ring },
      ),
      say('weekday', [x, y - 192], { size: 66, width: 440, height: 86, color: tubes.cool, reveal: fadeIn(4, 10) }),
      ...neonText(
        { key: 'day', font: FONT.text, size: 300, width: 520, height: 300, leading: 1, reveal: rise(6, 14) },
        tubes.one,
        {
          at: [x, y + 12],
        },
      ),
      say('month', [x, y + 186], { size: 66, width: 460, height: 86, reveal: fadeIn(10, 10) }),
      say('time_line', at.time.at, { ...at.time, color: '#ffffff', reveal: rise(beat(1.5), 16) }),
      shapes('line', [group('line', [neon([line(rule)], tubes.three, 6, drawn(beat(1)))])]),
      say('venue', at.venue.at, {
        ...at.venue,
        font: FONT.text,
        leading: 1.12,
        color: tubes.warm,
        reveal: wordByWord(beat(2), 20),
      }),
      say('city', at.city.at, { ...at.city, reveal: fadeIn(beat(3), 12) }),
      say('rsvp', at.rsvp.at, {
        ...at.rsvp,
        leading: 1.15,
        color: tubes.cool,
        reveal: fadeIn(beat(4), 12),
      }),
    ];
  };
}
