// Scene 4: the day on a maroon disc in a wreath of marigolds and a cloud of turmeric; time and place beside it; a bowl and flowers on the ledge.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import {
  bowl,
  COLORS,
  cloud,
  FONT,
  grains,
  haze,
  heap,
  ledge,
  MAROON,
  marigold,
  ROSE,
  SUN,
  say,
  string,
  sunlight,
  TURMERIC,
} from './look.ts';

const WIDE = {
  slide: [70, 10],
  disc: [470, 500],
  clouds: [cloud(1, 250, 330, 700), cloud(2, 760, 330, 640), cloud(3, 230, 720, 700), cloud(1, 740, 720, 640)],
  string: [1380, -70, 1200],
  ledge: 880,
  bowl: { at: [1590, 1020], width: 420 },
  heap: { at: [1190, 980], size: 140 },
  couple: { at: [1370, 218], size: 100, width: 790, height: 140, align: 'left' },
  time: { at: [1370, 332], size: 70, width: 790, height: 100, align: 'left' },
  venue: { at: [1370, 474], size: 78, width: 790, height: 184, align: 'left' },
  city: { at: [1370, 606], size: 62, width: 790, height: 90, align: 'left' },
  hosts: { at: [1370, 722], size: 52, width: 790, height: 130, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [30, 40],
  disc: [540, 486],
  clouds: [cloud(1, 250, 320, 700), cloud(2, 840, 330, 700), cloud(3, 240, 660, 680), cloud(1, 840, 660, 660)],
  string: [540, -140, 1300],
  ledge: 1690,
  bowl: { at: [720, 1830], width: 430 },
  heap: { at: [290, 1790], size: 140 },
  couple: { at: [540, 948], size: 112, width: 890, height: 172, align: 'center' },
  time: { at: [540, 1058], size: 78, width: 890, height: 96, align: 'center' },
  venue: { at: [540, 1214], size: 86, width: 890, height: 206, align: 'center' },
  city: { at: [540, 1366], size: 74, width: 890, height: 100, align: 'center' },
  hosts: { at: [540, 1478], size: 62, width: 890, height: 168, align: 'center' },
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
      return marigold([1, 3, 2][index % 3] ?? 1, {
        width: index % 3 === 1 ? 150 : 174,
        at: [Math.sin(angle) * 322, -Math.cos(angle) * 322],
        rotate: index * 47,
        parent: hub,
      });
    }),
  ];
}

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    disc,
    clouds,
    string: strung,
    ledge: level,
    bowl: stands,
    heap: pile,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near } = fourPlanes(stage, { frames, slide, zoom: [99, 103] });
  const [x, y] = disc;
  const [bx, by] = stands.at;
  const mouth: [number, number] = [bx, by - stands.width * 0.5];
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    ...standOn(middle, [
      haze(disc, 560, frames, 0.7),
      ...thrown(disc, -4, frames, clouds),
      grains(disc, -4, frames, { at: disc, reach: [480, 440], count: 110, seed: 37 }),
    ]),
    string(strung, frames, 0.1, near),
    ...wreath(disc, frames, middle),
    ...standOn(near, [
      ledge(stage, level, [
        [bx - stands.width * 0.5, by - 4, stands.width * 0.5],
        [bx + stands.width * 0.6, by + 10, stands.width * 0.4],
      ]),
      ...heap(pile.at, pile.size, 8),
      ...thrown(mouth, beat(4), frames, [
        { ...cloud(2, bx + 20, by - stands.width * 0.62, stands.width * 0.62), ends: 34 },
        { ...cloud(3, bx - 60, by - stands.width * 0.6, stands.width * 0.5), ends: 30 },
      ]),
      ...bowl('bowl-turmeric', [bx, by], stands.width),
      grains(mouth, beat(4), frames, {
        at: [bx, by - stands.width * 0.6],
        reach: [stands.width * 0.6, stands.width * 0.12],
        count: 50,
        seed: 39,
      }),
    ]),
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
