// Scene 2: the couple in an oval mirror; their names below it or beside it.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, outline } from '../../kit/lottie/shapes.ts';
import { decoFan } from '../../kit/motifs/art-deco.ts';
import { mirrorFrame } from '../../kit/motifs/mirror-frame.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, COUPLE, FONT, gild, glints, hall, METAL, say, WORD_METAL } from './look.ts';

/** The mirror's middle and size, the fans, the glints, and the words. */
const WIDE = {
  mirror: [560, 530],
  size: [560, 740],
  fans: [
    [1350, 1150, 360, 0],
    [1350, 1150, 240, 0],
  ],
  glints: { strip: { width: 920 }, at: [60, 900] },
  couple: { at: [1350, 440], size: 140, width: 780, height: 330 },
  caption: { at: [1350, 672], size: 60, width: 780 },
} as const;
const UPRIGHT = {
  mirror: [540, 800],
  size: [660, 900],
  fans: [
    [-20, 1940, 360, 18],
    [1100, 1940, 360, -18],
  ],
  glints: { strip: { width: 1080 }, at: [200, 1200] },
  couple: { at: [540, 1480], size: 120, width: 880, height: 240 },
  caption: { at: [540, 1640] },
} as const;

function oval(width: number, height: number) {
  const [rx, ry] = [width / 2, height / 2];
  const k = 0.5523;
  return pen()
    .move(0, -ry)
    .curve(rx * k, -ry, rx, -ry * k, rx, 0)
    .curve(rx, ry * k, rx * k, ry, 0, ry)
    .curve(-rx * k, ry, -rx, ry * k, -rx, 0)
    .curve(-rx, -ry * k, -rx * k, -ry, 0, -ry)
    .close()
    .outline();
}

export function mirrorScene({ frames }: Clock, stage: Stage): Layer[] {
  const { mirror, size, fans, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [width, height] = size;
  return [
    ...hall(stage, ...mirror),
    ...fans.map(([x, y, radius, turn], index) =>
      shapes(`fan ${index * 2 - 1}`, [decoFan(radius, METAL, '#141115')], { at: [x, y], rotate: turn }),
    ),
    ...framedPhoto(COUPLE, {
      opening: oval(width, height),
      covers: { width, height },
      at: mirror,
      from: 0,
      frames,
      push: [114, 103],
      backing: '#241d22',
    }),
    shapes(
      'shine of the glass',
      [
        outline(oval(width, height)),
        fill(
          linear(
            track([0, [-700, -400], EASE.inOut], [60, [200, -400]]),
            track([0, [-400, 0], EASE.inOut], [60, [700, 300]]),
            [0, '#ffffff', 0],
            [0.48, '#ffffff', 0.16],
            [0.52, '#ffffff', 0.16],
            [1, '#ffffff', 0],
          ),
        ),
      ],
      { at: mirror },
    ),
    shapes('mirror', [mirrorFrame(width, height, METAL, '#141115')], {
      at: mirror,
      scale: track([0, [94, 94], EASE.out], [36, [100, 100]]),
    }),
    glints(at.glints.strip, frames, 9, ...at.glints.at),
    vignette(stage.width, stage.height, '#000000', 0.45),
    gild('couple', at.couple.at, WORD_METAL, [28, 96], {
      ...at.couple,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.1,
      reveal: rise(14, 22, 30),
    }),
    say('caption', at.caption.at, { ...at.caption, reveal: fadeIn(28, 14) }),
  ];
}
