// Scene 4: weekday, number and month in a row under a fan, with the place below, until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { coupe, decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { type DecoLook, X } from './look.ts';

export function eveningScene(look: DecoLook, { frames, beat }: Clock): Layer[] {
  const { accent, bubbles, colors, font, frame, frameGold, metal, ray, shine, wall, wordMetal } = look;
  const side = { font: font.capitals, size: 58, color: colors.paper, width: 400, height: 80, tracking: 110 };
  const glasses = (dx: number, turn: number) =>
    shapes('coupe', [coupe(metal)], {
      at: track([4, [X + dx * 1.2, 1400], EASE.out], [beat(1.4), [X + dx, 1160]]),
      rotate: track([4, 0, EASE.out], [beat(1.4), turn]),
      scale: 205,
    });
  return [
    ...wall([X, 380]),
    shapes('glow', [softLight('glow', X, 300, 760, shine, 0.3)]),
    shapes('rays', [decoRays(1500, 52, ray(900))], {
      at: [X, 20],
      opacity: 22,
      rotate: track([0, 0, EASE.linear], [frames, 12]),
    }),
    shapes('fan', [decoFan(250, metal, colors.deep, { rotate: 180 }, 150)], {
      at: [X, 36],
      scale: track([0, [70, 40], EASE.out], [24, [100, 100]]),
    }),
    bubbles(frames, { x: 200, width: 200, from: 760, to: 140, count: 9, seed: 3 }),
    bubbles(frames, { x: 1720, width: 200, from: 760, to: 140, count: 9, seed: 5 }),
    ...frame(),
    glasses(-752, -8),
    glasses(752, 8),
    text({ key: 'weekday', ...side, reveal: fadeIn(8, 14) }, { at: [560, 452] }),
    metalText(
      {
        key: 'day',
        font: font.capitals,
        size: 230,
        color: colors.paper,
        width: 360,
        height: 250,
        leading: 1,
        reveal: rise(6, 18),
      },
      wordMetal,
      [16, beat(4)],
      { at: [X, 452] },
    ),
    text({ key: 'month', ...side, reveal: fadeIn(8, 14) }, { at: [1360, 452] }),
    shapes(
      'rules',
      [-1, 1].flatMap((s) => [
        inked(`M${s * 200} -62 H${s * 600}`, frameGold, 3),
        inked(`M${s * 200} 56 H${s * 600}`, frameGold, 3),
      ]),
      {
        at: [X, 450],
        scale: track([6, [40, 100], EASE.out], [30, [100, 100]]),
        opacity: track([6, 0, EASE.out], [14, 100]),
      },
    ),
    text(
      { key: 'time_line', font: font.text, size: 58, color: accent, width: 900, height: 80, reveal: fadeIn(20, 14) },
      { at: [X, 622] },
    ),
    metalText(
      {
        key: 'venue',
        font: font.name,
        size: 92,
        color: colors.paper,
        width: 1120,
        height: 120,
        leading: 1.1,
        reveal: wordByWord(24, 20),
      },
      wordMetal,
      [36, beat(6)],
      { at: [X, 740] },
    ),
    text(
      { key: 'city', font: font.text, size: 52, color: colors.paper, width: 1000, height: 72, reveal: fadeIn(32, 14) },
      { at: [X, 842] },
    ),
    text(
      { key: 'hosts', font: font.text, size: 48, color: accent, width: 1050, height: 66, reveal: fadeIn(40, 14) },
      { at: [X, 930] },
    ),
  ];
}
