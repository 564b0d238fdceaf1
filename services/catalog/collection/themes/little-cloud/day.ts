// Scene 4: three clouds one below the other: the day, the place, the hosts; the balloon beside them until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { paperCloud } from '../../kit/motifs/night-nursery.ts';
import { hotAirBalloon } from '../../kit/motifs/paper-sky.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BALLOON } from './balloon.ts';
import { banks, COLORS, FONT, PEACH, passing, RUST, SKY, say, sky, X } from './look.ts';

export function dayScene({ frames }: Clock): Layer[] {
  const cloud = (name: string, x: number, y: number, size: readonly [number, number], late: number, side: number): Layer =>
    shapes(name, [paperCloud('#fffaf2', '#ffffff')], {
      at: track([late, [x + side * 900, y], EASE.out], [late + 28, [x, y], EASE.breath], [frames, [x + side * -14, y]]),
      scale: [...size],
    });
  return [
    sky('#8fcbe8', '#fde3d0'),
    ...passing(frames, [
      [930, 150, 56, -90],
      [120, 1500, 60, 80],
    ]),
    shapes('balloon', [hotAirBalloon(frames, BALLOON)], {
      at: track([0, [230, 620], EASE.out], [34, [230, 310], EASE.breath], [frames, [240, 286]]),
      scale: 62,
      rotate: sway(frames, 96, 0, 2.4),
    }),
    shapes('far balloon', [hotAirBalloon(frames, { ...BALLOON, gores: [SKY, '#fff1dd'], band: PEACH })], {
      at: track([0, [900, 420], EASE.out], [frames, [880, 320]]),
      scale: 30,
      rotate: sway(frames, 84, 0, 2),
    }),
    ...banks(frames, 1640),
    cloud('cloud of the day', X + 20, 820, [226, 262], 2, 1),
    cloud('cloud of the place', X - 10, 1330, [226, 246], 8, -1),
    say('weekday', 690, { size: 66, font: FONT.text, color: RUST, width: 700, reveal: fadeIn(16, 12) }),
    say('day_month', 800, { size: 116, color: COLORS.deep, width: 860, height: 150, reveal: rise(18, 20) }),
    say('time_line', 910, { size: 70, font: FONT.text, color: COLORS.deep, width: 860, reveal: fadeIn(26, 12) }),
    say('venue', 1268, { size: 78, color: COLORS.deep, width: 820, height: 200, reveal: wordByWord(30, 18) }),
    say('city', 1412, { size: 66, font: FONT.text, color: COLORS.deep, width: 820, reveal: fadeIn(36, 12) }),
    say('hosts', 1684, { size: 64, font: FONT.text, color: RUST, width: 880, height: 176, reveal: fadeIn(42, 12) }),
  ];
}
