// Scene 3: a close-up of the lamp with the invitation beside its flame, or above it.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { marigoldRope } from '../../kit/matter.ts';
import { floralDivider, loosePetal } from '../../kit/motifs/garlands.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { cloth, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook } from './look.ts';

/** The lamp's light, the drawing behind it, the cloth's edge, the lamp, the garlands, the words and the divider between them. */
const WIDE = {
  light: [1540, 520],
  halo: [1540, 560],
  cloth: 900,
  lamp: { x: 1540, y: 990 },
  garlands: [
    [24, 760],
    [112, 480],
    [1890, 620],
    [1806, 380],
  ],
  invitation: { at: [654, 350], box: { size: 76, width: 960, height: 300 } },
  divider: [654, 548],
  with_love: { at: [654, 640], box: { size: 56, width: 960, height: 80 } },
  hosts: { at: [654, 770], box: { size: 84, width: 960, height: 200 } },
} as const;
const UPRIGHT = {
  light: [540, 1270],
  halo: [540, 1310],
  cloth: 1660,
  lamp: { x: 540, y: 1740 },
  garlands: [
    [6, 1240],
    [70, 760],
    [1074, 1240],
    [1010, 760],
  ],
  invitation: { at: [560, 396], box: { size: 80, width: 840, height: 470 } },
  divider: [560, 670],
  with_love: { at: [560, 760], box: { size: 68, width: 840, height: 94 } },
  hosts: { at: [560, 900], box: { size: 96, width: 840, height: 200 } },
} as const;

export function invitationScene(look: ThaliLook, { frames }: Clock, stage: Stage): Layer[] {
  const { light, halo, cloth: edge, lamp, garlands, divider, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...silk(look, stage),
    lampLight(...light, 1000, frames, 0.7),
    shapes('halo', [mandala(380, { ink: '#ffd98f', weight: 2.4 })], {
      at: halo,
      rotate: track([0, 0, EASE.linear], [frames, 14]),
      scale: track([0, [80, 80], EASE.out], [40, [100, 100]]),
      opacity: track([0, 0, EASE.inOut], [30, 40]),
    }),
    cloth(look, stage, edge),
    shapes('lamp', [brassLamp(600, METAL, frames, 6)], {
      at: track([0, [lamp.x, lamp.y + 70], EASE.out], [30, [lamp.x, lamp.y]]),
    }),
    vignette(stage.width, stage.height, look.colors.deep, 0.6),
    ...garlands.map(([x, length], index) =>
      marigoldRope([x, -40], length, frames, { swing: 1.2, phase: index * 0.4, turned: index % 2 === 1 }),
    ),
    text(
      {
        key: 'invitation',
        ...at.invitation.box,
        font: look.font.lines,
        color: look.colors.paper,
        leading: 1.3,
        reveal: wordByWord(6, 34),
      },
      { at: at.invitation.at },
    ),
    shapes('divider', [floralDivider(460, METAL.body, look.colors.bloom)], {
      at: divider,
      scale: track([26, [0, 100], EASE.weight], [50, [100, 100]]),
      opacity: track([26, 0], [32, 100]),
    }),
    text(
      { key: 'with_love', ...at.with_love.box, font: look.font.lines, color: LINE, reveal: fadeIn(36, 14) },
      { at: at.with_love.at },
    ),
    metalText(
      {
        key: 'hosts',
        ...at.hosts.box,
        font: look.font.names,
        color: look.colors.paper,
        leading: 1.15,
        reveal: rise(40, 22, 30),
      },
      PALE_GOLD,
      [54, 110],
      { at: at.hosts.at },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 25,
      width: stage.width,
      height: stage.height,
      frames,
      sizes: [50, 110],
      fall: 380,
      wind: 80,
    }),
  ];
}
