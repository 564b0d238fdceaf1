// Scene 3: a close-up of the lamp with the invitation beside its flame.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal, marigoldString } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, HEIGHT, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook, WIDTH } from './look.ts';

export function invitationScene(look: ThaliLook, { frames }: Clock): Layer[] {
  const x = 654;
  return [
    ...silk(look),
    lampLight(1540, 520, 1000, frames, 0.7),
    shapes('halo', [mandala(380, { ink: '#ffd98f', weight: 2.4 })], {
      at: [1540, 560],
      rotate: track([0, 0, EASE.linear], [frames, 14]),
      scale: track([0, [80, 80], EASE.out], [40, [100, 100]]),
      opacity: track([0, 0, EASE.inOut], [30, 40]),
    }),
    cloth(look, 900),
    shapes('lamp', [brassLamp(600, METAL, frames, 6)], { at: track([0, [1540, 1060], EASE.out], [30, [1540, 990]]) }),
    vignette(WIDTH, HEIGHT, look.colors.deep, 0.6),
    shapes('garland', [
      marigoldString(9, 34, MARIGOLDS, { at: [84, -70], rotate: sway(frames, 80, 0, 1.2, 0.2) }),
      marigoldString(6, 30, [MARIGOLDS[1], MARIGOLDS[0]], { at: [8, -70], rotate: sway(frames, 72, 0, 1.4, 0.6) }),
    ]),
    text(
      {
        key: 'invitation',
        font: look.font.lines,
        size: 76,
        color: look.colors.paper,
        width: 960,
        height: 300,
        leading: 1.3,
        reveal: wordByWord(6, 34),
      },
      { at: [x, 350] },
    ),
    shapes('divider', [floralDivider(460, METAL.body, look.colors.bloom)], {
      at: [x, 548],
      scale: track([26, [0, 100], EASE.weight], [50, [100, 100]]),
      opacity: track([26, 0], [32, 100]),
    }),
    text(
      { key: 'with_love', font: look.font.lines, size: 56, color: LINE, width: 960, height: 80, reveal: fadeIn(36, 14) },
      { at: [x, 640] },
    ),
    metalText(
      {
        key: 'hosts',
        font: look.font.names,
        size: 84,
        color: look.colors.paper,
        width: 960,
        height: 200,
        leading: 1.15,
        reveal: rise(40, 22, 30),
      },
      PALE_GOLD,
      [54, 110],
      { at: [x, 770] },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 25,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 380,
      wind: 80,
    }),
  ];
}
