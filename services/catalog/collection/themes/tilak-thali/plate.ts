// Scene 1: the plate; the lamp's light pulses over the text.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { tilakThali } from '../../kit/motifs/thali.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, HEIGHT, LINE, lampLight, MARIGOLDS, METAL, OFFERINGS, silk, type ThaliLook, WIDTH } from './look.ts';

export function plateScene(look: ThaliLook, { frames }: Clock): Layer[] {
  const x = 526;
  return [
    ...silk(look),
    lampLight(1390, 560, 900, frames, 0.62),
    cloth(look, 800),
    shapes('plate', [tilakThali(1000, OFFERINGS, frames)], {
      at: track([0, [1370, 930], EASE.out], [34, [1370, 790]]),
      scale: track([0, [92, 92], EASE.out], [34, [100, 100], EASE.breath], [frames, [103, 103]]),
    }),
    vignette(WIDTH, HEIGHT, look.colors.deep, 0.6),
    metalText(
      {
        key: 'title',
        font: look.font.devanagari,
        size: 118,
        color: look.colors.paper,
        width: 740,
        height: 170,
        reveal: fadeIn(-2, 14),
      },
      PALE_GOLD,
      [10, 70],
      { at: [x, 206] },
    ),
    text(
      {
        key: 'groom_name',
        font: look.font.names,
        size: 142,
        color: look.colors.paper,
        width: 740,
        height: 300,
        leading: 1.1,
        reveal: rise(6, 24, 40),
      },
      { at: [x, 432] },
    ),
    shapes('divider', [floralDivider(440, METAL.body, look.colors.bloom)], {
      at: [x, 616],
      scale: track([16, [0, 100], EASE.weight], [40, [100, 100]]),
      opacity: track([16, 0], [22, 100]),
    }),
    text(
      { key: 'occasion', font: look.font.lines, size: 64, color: LINE, width: 740, height: 90, reveal: fadeIn(28, 16) },
      { at: [x, 692] },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 5,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 380,
      wind: 60,
    }),
  ];
}
