// Scene 4: the steam of both cups rises into one heart, which holds the sender's name until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { teacup } from '../../kit/motifs/teacup.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { FONT, INK, outside, SUNNY, say, viewIn } from './look.ts';
import { windowFrame } from './window.ts';

/** From the left cup up the left side of a heart to its notch; mirrored for the right. */
function halfHeart(): ReturnType<typeof outline> {
  return outline(
    pen()
      .move(-150, 40)
      .curve(-90, -40, -30, -60, 0, -110)
      .curve(-160, -230, -430, -330, -420, -540)
      .curve(-410, -740, -110, -760, 0, -590)
      .outline(),
  );
}

/** The light, the heart's size with its breath, the cups, the words in the heart or one above it. */
const WIDE = {
  glow: [960, 420, 860],
  heart: [
    [100, 100],
    [103, 101],
  ],
  cups: 100,
  sign: { at: [960, 312], size: 66, width: 560, height: 100 },
  from: { at: [960, 480], size: 124, width: 520, height: 270 },
} as const;
const UPRIGHT = {
  glow: [540, 900, 980],
  heart: [
    [108, 122],
    [111, 123.4],
  ],
  cups: 112,
  sign: { at: [540, 388], size: 100, width: 780, height: 150 },
  from: { at: [540, 1016], size: 150, width: 540, height: 340 },
} as const;

export function sunnyScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { sill } = viewIn(stage);
  const { glow, heart, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [still, full] = heart;
  const drawn = track([4, 0, EASE.weight], [beat(2.2), 100]);
  const strand = (name: string, mirror: number) =>
    group(
      name,
      [
        halfHeart(),
        trim(0, drawn),
        stroke('#ffffff', 62, { opacity: 18 }),
        stroke('#ffffff', 38, { opacity: 30 }),
        stroke('#ffffff', 18, { opacity: 62 }),
      ],
      { scale: [mirror, 100] },
    );
  return [
    ...outside(SUNNY, stage),
    shapes('glow', [softLight('glow', ...glow, '#f2a45e', 0.75)]),
    ...windowFrame(stage, frames, SUNNY, '#d8684a', { mullion: -300 }),
    shapes('heart of steam', [strand('left strand', 100), strand('right strand', -100)], {
      at: [x, sill - 46],
      scale: track([0, still, EASE.breath], [Math.round(frames / 2), full, EASE.breath], [frames, still]),
    }),
    shapes(
      'cups',
      [
        teacup(220, '#2f7d7a', '#f7e3c0', { at: [-160, 0], scale: [-100, 100] }),
        teacup(220, '#d8684a', '#fff0d8', { at: [160, 6] }),
      ],
      {
        at: [x, sill + 74],
        scale: at.cups,
      },
    ),
    say('sign', { ...at.sign, color: INK, from: 26 }),
    say('from', {
      ...at.from,
      leading: 1.08,
      font: FONT.names,
      color: '#7a1f12',
      from: 32,
      by: 'letters',
    }),
  ];
}
