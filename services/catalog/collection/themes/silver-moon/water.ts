// Scene 2: rings spread over the still water around a feather; the invitation above them.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { glitter } from './lake.ts';
import { BLUSH, FONT, SILVER, say } from './look.ts';

/** Where the feather floats, how far its rings spread, the moon in the water (x, y, radius), the lights, the words. */
const UPRIGHT = {
  feather: [540, 1330],
  reach: 430,
  moonAt: [560, 1420, 250],
  blush: [540, 1480, 760],
  light: [540, 120, 620],
  story: { at: [540, 400], size: 132, width: 880, height: 330 },
  invitation: { at: [540, 780], size: 84, width: 860, height: 460 },
  hosts: { at: [540, 1700], size: 66, width: 860, height: 160 },
} as const;
const WIDE = {
  feather: [870, 884],
  reach: 340,
  moonAt: [960, 900, 190],
  blush: [960, 900, 760],
  light: [960, 60, 760],
  story: { at: [960, 190], size: 136, width: 1500, height: 190 },
  invitation: { at: [960, 396], size: 68, width: 1300, height: 220 },
  hosts: { at: [960, 556], size: 56, width: 1300, height: 90 },
} as const;

/** A white feather, its quill at the origin, curling up to the right. */
function feather(): ShapeItem {
  const vane = pen()
    .move(-30, 34)
    .curve(20, -60, 150, -150, 330, -170)
    .curve(300, -90, 250, -40, 190, -10)
    .line(176, -26)
    .line(160, 6)
    .curve(100, 34, 30, 46, -30, 34)
    .close()
    .outline();
  const quill = pen().move(-90, 64).quad(80, 0, 318, -164).outline();
  const barbs = Array.from({ length: 9 }, (_, index) => {
    const t = 0.2 + index * 0.085;
    const [x, y] = [-30 + t * 350, 30 - t * 190];
    return outline(
      pen()
        .move(x, y)
        .quad(x + 20, y + 14, x + 52, y + 26 - t * 10)
        .outline(),
    );
  });
  return group('feather', [
    group('vane', [outline(vane), fill(linear([0, -160], [120, 60], [0, '#ffffff'], [1, '#c3cfde']))]),
    group('barbs', [...barbs, stroke('#9fb0c8', 2.4, { opacity: 70 })]),
    group('quill', [outline(quill), stroke('#f7fafd', 6)]),
  ]);
}

export function waterScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { feather: floats, reach, moonAt, blush, light, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [fx, fy] = floats;
  // The moon in the water, seen flat and never at rest.
  const broken = {
    keys: sway(frames, 58, 100, 3).keys.map(([frame, value, ease]) => [frame, [value * 1.5, 60 - (value - 100)], ease] as const),
  };
  const rings = Array.from({ length: 7 }, (_, index) => {
    const start = index * 26 - 70;
    return shapes(
      `ring ${index + 1}`,
      [
        group('hollow', [ellipse([0, 0], 300, 88), stroke('#0b1424', 9, { opacity: 40 })], { at: [0, 4] }),
        group('crest', [ellipse([0, 0], 300, 88), stroke('#dfe8f6', 3.4, { opacity: 90 })]),
      ],
      {
        at: [fx + 40, fy + 50],
        scale: track([start, [20, 20], EASE.out], [start + 130, [reach, reach]]),
        opacity: track([start, 0, EASE.out], [start + 14, 90, EASE.out], [start + 130, 0]),
      },
    );
  });
  return [
    ground('lake', width, height, linear([0, 0], [0, height], [0, '#2c3f64'], [1, '#0e1728'])),
    shapes('blush', [softLight('blush', ...blush, '#a97f8c', 0.5), softLight('light', ...light, '#7f97c4', 0.5)]),
    shapes('moon in the water', [softLight('moon', 0, 0, moonAt[2], '#e6eefc', 0.62)], {
      at: [moonAt[0], moonAt[1]],
      scale: broken,
    }),
    glitter(frames, moonAt[0], moonAt[1] - moonAt[2] * 0.6, moonAt[2] * 1.3, 23),
    ...rings,
    shapes('shadow', [ellipse([0, 0], 330, 40), fill('#0b1424', 50)], { at: [fx + 90, fy + 60] }),
    shapes('feather', [feather()], {
      at: track(
        [0, [fx - 60, fy - 260], EASE.breath],
        [30, [fx + 70, fy - 120], EASE.breath],
        [60, [fx - 40, fy + 20], EASE.breath],
        [frames, [fx - 20, fy + 20]],
      ),
      rotate: sway(frames, 70, -6, 8, 0.2),
    }),
    say('story', {
      ...at.story,
      leading: 1.12,
      font: FONT.names,
      metal: SILVER,
      from: 4,
      by: 'letters',
    }),
    say('invitation', { ...at.invitation, leading: 1.24, from: 16, by: 'words' }),
    say('hosts', { ...at.hosts, color: BLUSH, from: 40 }),
  ];
}
