// Scene 4: the steam of both cups rises into one heart, which holds the sender's name until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { teacup } from '../../kit/motifs/teacup.ts';
import { FONT, INK, outside, SILL, STAGE, SUNNY, say } from './look.ts';
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

export function sunnyScene({ frames, beat }: Clock): Layer[] {
  const { x } = STAGE;
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
    ...outside(SUNNY),
    shapes('glow', [softLight('glow', x, 420, 860, '#f2a45e', 0.75)]),
    ...windowFrame(frames, SUNNY, '#d8684a', -300),
    shapes('heart of steam', [strand('left strand', 100), strand('right strand', -100)], {
      at: [x, SILL - 46],
      scale: track([0, [100, 100], EASE.breath], [Math.round(frames / 2), [103, 101], EASE.breath], [frames, [100, 100]]),
    }),
    shapes(
      'cups',
      [
        teacup(220, '#2f7d7a', '#f7e3c0', { at: [-160, 0], scale: [-100, 100] }),
        teacup(220, '#d8684a', '#fff0d8', { at: [160, 6] }),
      ],
      {
        at: [x, SILL + 74],
      },
    ),
    say('sign', { at: [x, 312], size: 66, width: 560, height: 100, color: INK, from: 26 }),
    say('from', {
      at: [x, 480],
      size: 124,
      width: 520,
      height: 270,
      leading: 1.08,
      font: FONT.names,
      color: '#7a1f12',
      from: 32,
      by: 'letters',
    }),
  ];
}
