// Scene 2: inside, a deep green courtyard with lamps; the family's invitation in a ring of marigolds.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track, tween } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { floralDivider, loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, HEIGHT, LEAF, MARIGOLDS, METAL, say, WIDTH } from './look.ts';

export function welcomeScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 105] as const };
  const back = plane('back plane', 0.4, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2, WIDTH, HEIGHT, move);
  const x = WIDTH / 2;
  return [
    back,
    near,
    ground('wall', WIDTH, HEIGHT, COLORS.deep),
    ground(
      'wall light',
      WIDTH,
      HEIGHT,
      radial([x, 500], [x + 1100, 500], [0, '#4c8a5f', 0.75], [0.55, '#1f4634', 0.2], [1, '#07170f', 0.75]),
    ),
    ...standOn(back, [
      shapes('mandala', [
        mandala(
          640,
          { ink: '#d3a044', weight: 2.4, drawn: tween(2, 80, 0, 100, EASE.inOut) },
          { at: [x, 540], rotate: track([0, 0, EASE.linear], [frames, 12]), opacity: 36 },
        ),
      ]),
    ]),
    shapes('glow', [softLight('glow', x, 500, 640, '#ffc36b', 0.18)]),
    shapes('toran', [toran(2100, 84, LEAF, MARIGOLDS)], { at: [x, 10] }),
    vignette(WIDTH, HEIGHT, '#04120b', 0.6),
    // On either side of the words: a petal on Devanagari reads as a part of a letter.
    ...[-1, 1].flatMap((side) =>
      drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
        count: 6,
        seed: 27 + side,
        left: side < 0 ? 0 : WIDTH - 250,
        width: 250,
        height: HEIGHT,
        frames,
        sizes: [50, 110],
        fall: 460,
        wind: -30,
      }),
    ),
    gild('family', [x, 352], PALE_GOLD, [26, 92], {
      size: 108,
      color: COLORS.paper,
      width: 1340,
      height: 160,
      leading: 1.2,
      reveal: rise(8, 24, 40),
    }),
    shapes('divider', [floralDivider(520, METAL.body, COLORS.bloom)], {
      at: [x, 464],
      scale: track([20, [0, 100], EASE.weight], [44, [100, 100]]),
      opacity: track([20, 0], [28, 100]),
    }),
    say('invitation', [x, 612], {
      font: FONT.text,
      size: 68,
      color: COLORS.paper,
      width: 1240,
      height: 220,
      leading: 1.4,
      reveal: wordByWord(26, 34),
    }),
    say('blessing', [x, 812], { font: FONT.title, size: 62, color: '#ffd98f', width: 1100, height: 110, reveal: fadeIn(54, 16) }),
    ...standOn(near, [
      shapes(
        'strings',
        [-1, 1].flatMap((side) => [
          marigoldString(10, 30, MARIGOLDS, { at: [x + side * 900, -60], rotate: sway(frames, 70, 0, 1.3, 0.2) }),
          hangingLamp(150, 200, METAL, frames, 4 + side, { at: [x + side * 760, -40], rotate: sway(frames, 92, 0, 1.6, 0.4) }),
        ]),
      ),
    ]),
  ];
}
