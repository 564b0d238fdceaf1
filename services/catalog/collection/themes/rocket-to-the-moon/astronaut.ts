// Scene 2: the birthday child looks out of the helmet, with the name sewn on the suit.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { rocket, spaceSuit } from '../../kit/motifs/rocket.ts';
import { planet, planetRing } from '../../kit/motifs/space.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { ASTRONAUT, COLORS, FONT, LILAC, MINT, ROCKET, SUN, say, space, TANGERINE } from './look.ts';

const OPENING = 640;

/** The helmet's middle and its size, what floats around it, the rocket's way, and the words. */
const UPRIGHT = {
  helmet: [540, 890],
  planet: [64, 500],
  ringed: [958, 580],
  way: [
    [-120, 1420],
    [1240, 300],
  ],
  clearing: [90, 160, 990, 340],
  mission: { at: [540, 250], size: 92, height: 120 },
} as const;
const WIDE = {
  helmet: [1350, 396],
  size: 72,
  planet: [120, 900],
  ringed: [960, 820],
  way: [
    [200, 1240],
    [2080, 120],
  ],
  clearing: [150, 250, 900, 700],
  mission: { at: [520, 450], size: 108, width: 720, height: 280 },
} as const;

/** A circle as an outline that can mask a photo. */
function round(r: number) {
  const k = r * 0.5523;
  return pen()
    .move(0, -r)
    .curve(k, -r, r, -k, r, 0)
    .curve(r, k, k, r, 0, r)
    .curve(-k, r, -r, k, -r, 0)
    .curve(-r, -k, -k, -r, 0, -r)
    .close()
    .outline();
}

export function astronautScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [X, Y] = at.helmet;
  const [planetX, planetY] = at.planet;
  const [ringedX, ringedY] = at.ringed;
  const { at: above, ...mission } = at.mission;
  const suit = spaceSuit(OPENING, { suit: '#ece7fb', trim: TANGERINE, dark: COLORS.deep.hex });
  const body = empty('body', {
    at: track([0, [X, Y + 290], EASE.out], [beat(2), [X, Y], EASE.breath], [beat(5), [X, Y - 14], EASE.breath], [frames, [X, Y]]),
    rotate: sway(frames, 120, 0, 1.1),
    ...('size' in at ? { scale: at.size } : {}),
  });
  const backing = radial([0, -60], [OPENING / 2, 120], [0, '#7fd6d0'], [1, '#2b5f9c']);
  return [
    ...space(stage, frames, 9, [at.clearing]),
    shapes('glow', [softLight('glow', X, Y - 30, 800, LILAC, 0.55)]),
    shapes('planet', [planet(150, MINT, '#aef3dd')], {
      at: track([0, [planetX - 44, planetY + 60], EASE.out], [frames, [planetX, planetY]]),
    }),
    shapes(
      'ringed planet',
      [
        planetRing('far', 150, 40, '#ffd98a', { rotate: 16 }),
        planet(82, SUN, '#ffc766'),
        planetRing('near', 150, 40, '#ffd98a', { rotate: 16 }),
      ],
      { at: track([0, [ringedX + 42, ringedY - 40], EASE.out], [frames, [ringedX, ringedY]]) },
    ),
    shapes('rocket', [rocket(ROCKET, frames)], {
      at: track([beat(1), at.way[0], EASE.inOut], [beat(6), at.way[1]]),
      rotate: track([beat(1), 44, EASE.breath], [beat(6), 58]),
      scale: 40,
    }),
    body,
    shapes('suit', suit.behind, { parent: body }),
    ...framedPhoto(ASTRONAUT, {
      opening: round(OPENING / 2),
      covers: { width: OPENING, height: OPENING },
      at: [0, 0],
      from: 0,
      frames,
      push: [128, 114],
      backing,
      parent: body,
    }),
    shapes('visor', suit.before, { parent: body }),
    shapes(
      'name tape',
      [
        ...[-1, 0, 1].map((step) =>
          group('light', [ellipse([step * 96, 930], 54), fill([MINT, SUN, TANGERINE][step + 1] ?? SUN), stroke('#d6cdf2', 10)]),
        ),
        group('hose', [rect(-330, 850, 660, 160, 60), stroke('#d6cdf2', 8)]),
        group('patch', [rect(-380, 470, 760, 210, 44), fill(COLORS.deep), stroke(MINT, 9)]),
        group('stitches', [rect(-360, 490, 720, 170, 30), stroke(MINT, 4, { dash: [16, 14], opacity: 70 })]),
      ],
      { parent: body },
    ),
    say('mission_line', above, { ...mission, color: COLORS.paper, reveal: wordByWord(6, 20) }),
    say('child_name', [0, 0], { size: 128, color: COLORS.paper, width: 660, height: 160, reveal: pop(12, 18) }),
    say('proud_line', [0, 0], { size: 72, font: FONT.text, color: '#3a1f8c', width: 720, height: 90, reveal: fadeIn(28, 14) }),
  ].map((layer) => {
    const y = { 'text:child_name': 576, 'text:proud_line': 770 }[layer.name];
    return y === undefined ? layer : { ...layer, options: { ...layer.options, parent: body, at: [0, y] } };
  });
}
