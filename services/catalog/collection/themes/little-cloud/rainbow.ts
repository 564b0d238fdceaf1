// Scene 3: strips of paper form a rainbow; the invitation below it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { hotAirBalloon, paperRainbow } from '../../kit/motifs/paper-sky.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BALLOON } from './balloon.ts';
import { BUTTER, banks, COLORS, FONT, MINT, passing, RUST, SKY, say, sky, X } from './look.ts';

export function rainbowScene({ frames, beat }: Clock): Layer[] {
  return [
    sky('#bfe3f2', '#fdeadb'),
    ...passing(frames, [
      [170, 260, 66, 90],
      [900, 200, 54, -70],
    ]),
    shapes('rainbow', [paperRainbow(540, 46, ['#f2876a', '#fbb98a', BUTTER, MINT, SKY])], {
      at: track([0, [X, 1700], EASE.out], [beat(2), [X, 980]]),
    }),
    shapes('small balloon', [hotAirBalloon(frames, BALLOON)], {
      at: track([6, [1180, 420], EASE.out], [frames, [884, 330]]),
      scale: 46,
      rotate: sway(frames, 90, 0, 3),
    }),
    ...banks(frames, 1690),
    say('please', 900, { size: 70, font: FONT.text, color: RUST, width: 480, height: 90, reveal: fadeIn(14, 14) }),
    say('invitation', 1180, { size: 94, color: COLORS.deep, width: 560, height: 470, leading: 1.16, reveal: wordByWord(18, 26) }),
  ];
}
