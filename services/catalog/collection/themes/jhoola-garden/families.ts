// Scene 3: cushions and lamps on the lawn, the families side by side or one below the other.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { hangingLamp } from '../../kit/motifs/lamps.ts';
import { cushion } from '../../kit/motifs/swing.ts';
import { GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bough } from './bough.ts';
import { COLORS, FONT, FUCHSIA, garden, petals, say, WINE, YELLOW } from './look.ts';

/** The light, the lamp, the cushions, the line between the families, the words. */
const WIDE = {
  sun: [960, 360],
  light: [960, 520],
  cushions: { left: 420, right: 1500, y: 990 },
  rule: { at: [960, 620], box: [-2, -150, 4, 270], from: [100, 0] },
  first: { x: 560, y: 470, below: 176 },
  second: { x: 1360, y: 470, below: 176 },
  name: { size: 176, width: 700, height: 210 },
  parents: { size: 50, width: 690, height: 190 },
  hosts: { at: [960, 822], size: 52, width: 780, height: 130 },
} as const;
const UPRIGHT = {
  sun: [540, 760],
  light: [530, 980],
  cushions: { left: 230, right: 840, y: 1810 },
  rule: { at: [530, 934], box: [-170, -2, 340, 4], from: [0, 100] },
  first: { x: 530, y: 540, below: 240 },
  second: { x: 530, y: 1046, below: 240 },
  name: { size: 176, width: 870, height: 200 },
  parents: { size: 64, width: 880, height: 280 },
  hosts: { at: [530, 1524], size: 66, width: 880, height: 186 },
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, light, cushions, rule, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const family = (name: 'first' | 'second', parents: string, first: number): Layer[] => [
    say(name, [at[name].x, at[name].y], {
      ...at.name,
      font: FONT.names,
      leading: 1.1,
      color: WINE,
      reveal: rise(first, 18),
    }),
    say(parents, [at[name].x, at[name].y + at[name].below], { ...at.parents, leading: 1.22, reveal: fadeIn(first + 10, 12) }),
  ];
  const pile = (x: number, start: number, tones: readonly [string, string, string]): Layer =>
    shapes(
      'cushions',
      [
        cushion(300, 170, tones[0], '#ffe08a', { at: [-130, 0], rotate: -7 }),
        cushion(290, 170, tones[1], '#fff3c4', { at: [140, 6], rotate: 8 }),
        cushion(270, 160, tones[2], WINE, { at: [0, -96], rotate: 2 }),
      ],
      { at: track([start, [x, cushions.y + 270], EASE.spring], [start + 26, [x, cushions.y]]) },
    );
  return [
    ...garden(stage, frames, sun),
    shapes('light', [softLight('light', ...light, 900, '#fffdf0', 0.85)]),
    bough(stage, true),
    shapes('lamps', [hangingLamp(92, 300, GOLD, frames, 3, { at: [stage.x, 40], rotate: sway(frames, 90, 0, 1.6) })]),
    pile(cushions.left, 2, [FUCHSIA, '#2f9c95', YELLOW]),
    pile(cushions.right, 6, ['#2f9c95', FUCHSIA, YELLOW]),
    shapes('rule', [group('rule', [rect(...rule.box, 2), fill(FUCHSIA, 60)])], {
      at: rule.at,
      scale: track([8, rule.from, EASE.out], [34, [100, 100]]),
    }),
    ...petals(stage, frames, 25),
    ...family('first', 'first_parents', 8),
    ...family('second', 'second_parents', beat(1.2)),
    say('hosts', at.hosts.at, { ...at.hosts, color: COLORS.deep, reveal: fadeIn(beat(2.4), 12) }),
  ];
}
