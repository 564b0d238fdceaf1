// Scene 1: the plate; the lamp's light pulses over the text.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { tilakThali } from '../../kit/motifs/thali.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, LINE, lampLight, MARIGOLDS, METAL, OFFERINGS, silk, type ThaliLook } from './look.ts';

/** The lamp's light, the cloth's edge, the plate, the words and the divider between them. */
const WIDE = {
  light: [1390, 560],
  cloth: 800,
  plate: { x: 1370, y: 790 },
  title: { at: [526, 206], box: { size: 118, width: 740, height: 170 } },
  groom_name: { at: [526, 432], box: { size: 142, width: 740, height: 300 } },
  divider: [526, 616],
  occasion: { at: [526, 692], box: { size: 64, width: 740, height: 90 } },
} as const;
const UPRIGHT = {
  light: [560, 1170],
  cloth: 1420,
  plate: { x: 540, y: 1400 },
  title: { at: [540, 240], box: { size: 140, width: 880, height: 200 } },
  groom_name: { at: [540, 528], box: { size: 160, width: 880, height: 330 } },
  divider: [540, 732],
  occasion: { at: [540, 824], box: { size: 78, width: 880, height: 110 } },
} as const;

export function plateScene(look: ThaliLook, { frames }: Clock, stage: Stage): Layer[] {
  const { light, cloth: edge, plate, divider, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...silk(look, stage),
    lampLight(...light, 900, frames, 0.62),
    cloth(look, stage, edge),
    shapes('plate', [tilakThali(1000, OFFERINGS, frames)], {
      at: track([0, [plate.x, plate.y + 140], EASE.out], [34, [plate.x, plate.y]]),
      scale: track([0, [92, 92], EASE.out], [34, [100, 100], EASE.breath], [frames, [103, 103]]),
    }),
    vignette(stage.width, stage.height, look.colors.deep, 0.6),
    metalText(
      {
        key: 'title',
        ...at.title.box,
        font: look.font.devanagari,
        color: look.colors.paper,
        reveal: fadeIn(-2, 14),
      },
      PALE_GOLD,
      [10, 70],
      { at: at.title.at },
    ),
    text(
      {
        key: 'groom_name',
        ...at.groom_name.box,
        font: look.font.names,
        color: look.colors.paper,
        leading: 1.1,
        reveal: rise(6, 24, 40),
      },
      { at: at.groom_name.at },
    ),
    shapes('divider', [floralDivider(440, METAL.body, look.colors.bloom)], {
      at: divider,
      scale: track([16, [0, 100], EASE.weight], [40, [100, 100]]),
      opacity: track([16, 0], [22, 100]),
    }),
    text(
      { key: 'occasion', ...at.occasion.box, font: look.font.lines, color: LINE, reveal: fadeIn(28, 16) },
      { at: at.occasion.at },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 5,
      width: stage.width,
      height: stage.height,
      frames,
      sizes: [50, 110],
      fall: 380,
      wind: 60,
    }),
  ];
}
