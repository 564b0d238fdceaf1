// Scene 3: the keys of the house on their brass ring; the families below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { houseKey, keyRing } from '../../kit/motifs/keys.ts';
import { kolam } from '../../kit/motifs/kolam.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CHALK, FONT, gild, greenWall, LINE, METAL, say, X } from './look.ts';

export function keysScene({ frames }: Clock): Layer[] {
  const R = 130;
  const center: [number, number] = [X, 500];
  const swing = keySwing(frames);
  return [
    ...greenWall([X, 640]),
    shapes('kolam', [kolam({ size: 6, gap: 150, chalk: CHALK, first: -200, frames: 100 })], {
      at: [X, 640],
      opacity: 15,
    }),
    shapes('glow', [softLight('glow', X, 640, 560, '#ffc46a', 0.42)]),
    shapes('back key', [houseKey(550, METAL)], { at: [X - 14, center[1] + R - 30], rotate: swing(26, 18, 13) }),
    shapes('ring', [keyRing(R, 700, METAL)], { at: track([0, [X, 300], EASE.out], [22, center]), rotate: swing(3, -3) }),
    shapes('front key', [houseKey(600, METAL)], { at: [X + 16, center[1] + R - 24], rotate: swing(-28, -14, -11) }),
    say('keys_line', [X, 1340], { font: FONT.lines, size: 72, color: LINE, width: 860, reveal: fadeIn(10, 16) }),
    gild('hosts', [X, 1474], PALE_GOLD, [28, 100], { size: 110, height: 170, leading: 1.3, reveal: rise(14, 24, 40) }),
    say('family', [X, 1650], { font: FONT.lines, size: 68, height: 210, leading: 1.42, reveal: wordByWord(28, 28) }),
  ];
}

/** How a key or the ring swings when it has come down, in degrees. */
export const keySwing =
  (frames: number) =>
  (from: number, to: number, rest = 0) =>
    track(
      [0, from, EASE.breath],
      [22, to * 0.7, EASE.breath],
      [46, from * 0.35 + rest, EASE.breath],
      [74, to * 0.3 + rest, EASE.breath],
      [frames, rest],
    );
