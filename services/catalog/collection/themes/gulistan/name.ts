// Scene 2: along the channel between beds of roses; the child's name on its panel.
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { channel } from '../../kit/motifs/garden-carpet.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { bed, CARPET, cloth, FONT, field, frame, INK, panel, say, sunlight, TEAL } from './look.ts';

const WIDE = {
  channel: [-300, 540, 240, 0],
  panel: [960, 540, 1240, 640],
  grace: { y: 364, size: 54, width: 820, height: 140 },
  name: { y: 528, size: 150, width: 980, height: 190 },
  parents: { y: 702, size: 56, width: 860, height: 130 },
  beds: [
    [240, 372, 200],
    [1680, 372, 200],
    [240, 936, 200],
    [1680, 936, 200],
  ],
} as const;
const UPRIGHT = {
  channel: [540, -300, 300, 90],
  panel: [540, 930, 860, 1110],
  grace: { y: 612, size: 64, width: 640, height: 290 },
  name: { y: 910, size: 150, width: 700, height: 380 },
  parents: { y: 1220, size: 64, width: 660, height: 300 },
  beds: [
    [212, 390, 180],
    [868, 390, 180],
    [212, 1760, 180],
    [868, 1760, 180],
  ],
} as const;

export function nameScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, portrait } = stage;
  const { channel: water, panel: place, beds, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [cx, cy, wide, turn] = water;
  const [x, y, w, h] = place;
  const garden = plane('garden plane', 1.2, width, height, {
    frames,
    slide: portrait ? [0, -90] : [-110, 0],
    zoom: [104, 104],
    ease: EASE.inOut,
  });
  const edge = plane('border plane', 1.4, width, height, { frames, zoom: [103, 100], ease: EASE.out });
  const { y: y1, ...grace } = rows.grace;
  const { y: y2, ...name } = rows.name;
  const { y: y3, ...parents } = rows.parents;
  return [
    garden,
    edge,
    ...cloth(stage),
    ...standOn(garden, [
      ...field(stage),
      shapes('channel', [channel(2600, wide, CARPET, frames)], { at: [cx, cy], rotate: turn }),
      ...beds.flatMap(([at, foot, size], index) => bed(size, frames, index * 2 + 2, [at, foot])),
    ]),
    sunlight(clock, stage),
    panel(w, h, [x, y]),
    say('grace', [x, y1], { color: TEAL, ...grace, leading: 1.3, reveal: wordByWord(6, 20) }),
    say('child', [x, y2], { font: FONT.names, color: INK, ...name, leading: 1.15, reveal: rise(12, 22, 40) }),
    say('parents_line', [x, y3], { color: TEAL, ...parents, leading: 1.3, reveal: fadeIn(30, 14) }),
    ...frame(clock, stage, edge, 15),
  ];
}
