// Scene 4: fireworks over the palace; day, time and place, while the procession passes below.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { standOn } from '../../kit/camera.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { empty, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { dholPlayer } from '../../kit/motifs/dhol-player.ts';
import { elephant } from '../../kit/motifs/elephant.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { rider } from '../../kit/motifs/rider.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, MEN, MEN_IN_TEAL, METAL, SAFFRON, say, street, streetOf, TEAL, WORD_METAL } from './look.ts';

/** The palace, the fireworks around the words, the procession below them and how far it walks. */
const WIDE = {
  night: { palaceAt: [960, 56], travel: 160 },
  rockets: [
    [150, 260, 130],
    [1760, 240, 140],
    [1740, 470, 130],
    [170, 480, 130],
    [1770, 260, 140],
    [150, 250, 130],
  ],
  hush: 330,
  walk: [250, -90],
  walkers: { drummers: 150, rider: 850, elephant: 1310, more: 1600, size: 47, beast: 47, down: 72 },
  couple: { y: 150, size: 104, width: 1240, height: 120 },
  date: { y: 262, size: 60, width: 1200, height: 80 },
  time: { y: 334, size: 50, width: 1100, height: 64 },
  rule: 380,
  venue: { y: 444, size: 64, width: 1200, height: 112 },
  city: { y: 534, size: 50, width: 1000, height: 64 },
} as const;
const UPRIGHT = {
  night: { palaceAt: [540, 58], travel: 100 },
  rockets: [
    [180, 1120, 140],
    [900, 1120, 140],
    [880, 1240, 120],
    [190, 1250, 120],
    [890, 1110, 140],
    [180, 1130, 140],
  ],
  hush: 560,
  walk: [200, -60],
  walkers: { drummers: -150, rider: 340, elephant: 760, more: 1030, size: 50, beast: 46, down: 182 },
  couple: { y: 292, size: 144, width: 880, height: 310 },
  date: { y: 526, size: 72, width: 890, height: 100 },
  time: { y: 618, size: 70, width: 880, height: 96 },
  rule: 684,
  venue: { y: 816, size: 78, width: 900, height: 240 },
  city: { y: 996, size: 70, width: 860, height: 120, leading: 1.1 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, portrait } = stage;
  const { night, rockets, hush, walk: way, walkers, rule, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { far, near } = street({ stage, frames, ...night });
  const [r1, r2, r3, r4, r5, r6] = rockets;
  const { y: named, ...couple } = at.couple;
  const { y: dated, ...date } = at.date;
  const { y: timed, ...time } = at.time;
  const { y: placed, ...venue } = at.venue;
  const { y: last, ...city } = at.city;
  const dress = { skin: '#6a5590', cloth: COLORS.bloom, border: TEAL, metal: METAL };
  const y = streetOf(stage) + walkers.down;
  const bursts = [
    [...r1, '#ff9ad0', 6],
    [...r2, '#ffd27a', beat(2)],
    [...r3, '#7fe3dc', beat(5)],
    [...r4, '#ffd27a', beat(7)],
    [...r5, '#ff9ad0', beat(11)],
    [...r6, '#7fe3dc', beat(14)],
  ] as const;
  const band = composition('drummers', 1100, 900, [
    shapes('drummers', [
      dholPlayer(MEN_IN_TEAL, frames, 0.1, { at: [200, 800] }),
      dholPlayer(MEN, frames, 0.6, { at: [540, 800] }),
      dholPlayer({ ...MEN, cloth: '#7a2a9a' }, frames, 0.35, { at: [880, 800] }),
    ]),
  ]);
  const walk = empty('walk', { at: track([0, [way[0], 0], EASE.linear], [frames, [way[1], 0]]) });
  return [
    ...far,
    ...bursts.map(([left, top, radius, color, burst]) => firework({ at: [left, top], radius, color, burst })),
    shapes('hush behind the words', [softLight('hush', x, hush, 800, '#24083d', 0.9)]),
    walk,
    ...standOn(walk, [
      nested('drummers', band, { anchor: [0, 800], at: [walkers.drummers, y], scale: walkers.size }),
      nested('more drummers', band, { anchor: [0, 800], at: [walkers.more, y], scale: walkers.size }),
      shapes('procession', [
        rider(MEN, '#f1e6ea', frames, { at: [walkers.rider, y], scale: walkers.size }),
        elephant(dress, frames, { at: [walkers.elephant, y], scale: walkers.beast }),
      ]),
    ]),
    ...near,
    vignette(stage.width, stage.height, COLORS.deep, 0.5),
    say('couple', {
      ...couple,
      at: [x, named],
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 4,
      by: 'letters',
    }),
    say('date_line', { ...date, at: [x, dated], from: beat(1) }),
    say('time_line', { ...time, at: [x, timed], color: '#ffd27a', from: beat(1.6) }),
    shapes('rule', [rect(-150, 0, 300, 4, 2), fill(SAFFRON)], {
      at: [x, rule],
      scale: track([beat(1.6), [0, 100], EASE.out], [beat(3), [100, 100]]),
    }),
    say('venue', { ...venue, at: [x, placed], leading: 1.2, from: beat(2.4), by: 'words' }),
    say('city', { ...city, at: [x, last], color: '#ffd27a', from: beat(3.4) }),
  ];
}
