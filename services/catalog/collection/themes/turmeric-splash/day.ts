// Scene 4: the day on a maroon disc in a wreath of marigolds and a cloud of turmeric; time and place beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { type Cloud, hanging, thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, MAROON, ROSE, SUN, say, sunlight, TURMERIC } from './look.ts';

const cloud = (kind: 1 | 2 | 3, x: number, y: number, width: number): Cloud => ({
  sprite: `powder-turmeric-${kind}`,
  to: [x, y],
  width,
  ends: 74,
});

const WIDE = {
  slide: [70, 10],
  disc: [450, 566],
  clouds: [cloud(1, 210, 330, 680), cloud(2, 770, 300, 600), cloud(3, 200, 830, 700), cloud(1, 760, 850, 620)],
  string: [1360, -50, 1200],
  bowl: { at: [1730, 1090], width: 400 },
  close: { at: [60, 1110], width: 560 },
  couple: { at: [1350, 300], size: 100, width: 790, height: 140, align: 'left' },
  time: { at: [1350, 424], size: 70, width: 790, height: 100, align: 'left' },
  venue: { at: [1350, 566], size: 82, width: 790, height: 190, align: 'left' },
  city: { at: [1350, 704], size: 62, width: 790, height: 92, align: 'left' },
  hosts: { at: [1290, 812], size: 54, width: 670, height: 130, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [30, 60],
  disc: [540, 524],
  clouds: [cloud(1, 240, 320, 720), cloud(2, 850, 330, 700), cloud(3, 230, 720, 700), cloud(1, 850, 730, 680)],
  string: [540, -120, 1300],
  bowl: { at: [850, 1930], width: 460 },
  close: { at: [80, 1850], width: 600 },
  couple: { at: [540, 974], size: 124, width: 890, height: 170, align: 'center' },
  time: { at: [540, 1112], size: 84, width: 890, height: 120, align: 'center' },
  venue: { at: [540, 1276], size: 96, width: 890, height: 220, align: 'center' },
  city: { at: [540, 1434], size: 74, width: 890, height: 106, align: 'center' },
  hosts: { at: [540, 1540], size: 64, width: 890, height: 150, align: 'center' },
} as const;
const HEADS = 13;

/** The disc with its wreath, which turns slowly. */
function wreath(at: readonly [number, number], frames: number, parent: Layer): Layer[] {
  const hub = empty('hub', {
    at,
    parent,
    rotate: track([0, -30, EASE.out], [30, 0, EASE.linear], [frames, 18]),
    scale: track([0, [40, 40], EASE.spring], [24, [100, 100]]),
  });
  return [
    sprite('shadow', { width: 980, at: [at[0] + 14, at[1] + 26], scale: [100, 196], parent }),
    hub,
    shapes(
      'disc',
      [
        group('disc', [ellipse([0, 0], 640), fill(radial([-90, -130], [240, 300], [0, '#8f1a36'], [1, '#560a1c']))]),
        group('line', [ellipse([0, 0], 560), stroke(TURMERIC, 4)]),
      ],
      { parent: hub },
    ),
    ...Array.from({ length: HEADS }, (_, index) => {
      const angle = (index / HEADS) * Math.PI * 2;
      return sprite(`marigold-${[1, 3, 2][index % 3]}`, {
        width: index % 3 === 1 ? 150 : 174,
        at: [Math.sin(angle) * 322, -Math.cos(angle) * 322],
        rotate: index * 47,
        parent: hub,
      });
    }),
  ];
}

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, disc, clouds, string, bowl, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 103] });
  const [x, y] = disc;
  const [bx, by] = bowl.at;
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    close,
    ...standOn(middle, thrown(disc, -4, frames, clouds)),
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 0.8, 0.1, near),
    ...standOn(near, [
      ...thrown([bx, by - bowl.width * 0.8], beat(4), frames, [
        { sprite: 'powder-turmeric-2', to: [bx, by - bowl.width * 1.05], width: bowl.width * 0.9, hangs: 90, ends: 40 },
      ]),
      sprite('bowl-turmeric', { width: bowl.width, hold: [0.5, 1], at: bowl.at }),
    ]),
    ...wreath(disc, frames, middle),
    ...standOn(close, [sprite('marigold-2-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, 50]) })]),
    say('weekday', [x, y - 178], { font: FONT.bold, size: 64, width: 400, height: 92, color: SUN, reveal: fadeIn(10, 10) }),
    say('day', [x, y + 6], {
      font: FONT.names,
      size: 280,
      width: 420,
      height: 290,
      leading: 1,
      color: '#fff6d6',
      reveal: fadeIn(10, 14),
    }),
    say('month', [x, y + 172], { font: FONT.bold, size: 62, width: 420, height: 90, color: SUN, reveal: fadeIn(16, 10) }),
    say('couple', at.couple.at, { ...at.couple, font: FONT.names, leading: 1.1, color: MAROON, reveal: wordByWord(12, 14) }),
    say('time_line', at.time.at, { ...at.time, font: FONT.bold, color: ROSE, reveal: fadeIn(beat(1.2), 12) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.14, color: MAROON, reveal: wordByWord(beat(1.6), 18) }),
    say('city', at.city.at, { ...at.city, font: FONT.bold, color: ROSE, reveal: fadeIn(beat(2.2), 12) }),
    say('hosts', at.hosts.at, { ...at.hosts, leading: 1.2, color: COLORS.deep, reveal: fadeIn(beat(3), 12) }),
  ];
}
