// Scene 1: the poster: a gramophone plays, the names are painted beside it or above.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { gramophone } from '../../kit/motifs/gramophone.ts';
import { ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { pulseSize } from '../../kit/pulse.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise } from '../../kit/text/reveals.ts';
import { BEAT, COLORS, FONT, GRAMOPHONE, notes, painted, poster, RED_INK, say, TEAL, TEAL_INK, TOMATO } from './look.ts';

/** The gramophone with the notes from its horn, and the words. */
const WIDE = {
  rays: [330, 330],
  notes: { from: [380, 330], high: 420 },
  gramophone: { size: 620, from: [470, 1090], to: [510, 1000] },
  x: 1300,
  tagline: { y: 214, size: 58, width: 880, tracking: 80 },
  names: { rows: [376, 636], size: 216, width: 880, height: 250 },
  and: { y: 512, size: 84, height: 100 },
  ribbon: { y: 872, width: 760, height: 150 },
  occasion: { size: 84, height: 110, width: 660 },
} as const;
const UPRIGHT = {
  rays: [400, 1180],
  notes: { from: [376, 1150], high: 170 },
  gramophone: { size: 600, from: [520, 1900], to: [540, 1800] },
  x: 540,
  tagline: { y: 214, size: 66, width: 860, tracking: 60 },
  names: { rows: [370, 634], size: 230, width: 860, height: 244 },
  and: { y: 508, size: 92, height: 110 },
  ribbon: { y: 852, width: 800, height: 150 },
  occasion: { size: 90, height: 116, width: 690 },
} as const;

export function titleScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { rays, notes: played, gramophone: machine, x, names, and, ribbon, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: tagged, ...tagline } = at.tagline;
  const {
    rows: [first, second],
    ...lettering
  } = names;
  const sing = {
    keys: pulseSize(frames, BEAT, 100, 105).keys.map(
      ([frame, [size = 100] = [], ease]) => [frame, [size * 0.86, size], ease] as const,
    ),
  };
  const name = { font: FONT.names, leading: 1.1, ...lettering };
  return [
    ...poster(stage, frames, rays, COLORS.ground, '#efd7a8', TEAL, TEAL),
    ...notes(frames, played.from, played.high, [TEAL, TOMATO]),
    shapes('gramophone', [gramophone(machine.size, GRAMOPHONE, frames, sing)], {
      at: track([0, machine.from, EASE.out], [24, machine.to]),
      scale: track([0, [92, 92], EASE.spring], [22, [100, 100]]),
    }),
    say('tagline', [x, tagged], { ...tagline, color: TEAL_INK, reveal: fadeIn(4, 10) }),
    ...painted({ ...name, key: 'first', reveal: pop(6, 18) }, RED_INK, COLORS.deep.hex, [x, first]),
    say('and', [x, and.y], {
      font: FONT.names,
      size: and.size,
      height: and.height,
      width: 300,
      color: TEAL_INK,
      reveal: fadeIn(18, 8),
    }),
    ...painted({ ...name, key: 'second', reveal: pop(beat(1), 18) }, RED_INK, COLORS.deep.hex, [x, second]),
    shapes('ribbon', [ribbonBanner(ribbon.width, ribbon.height, TEAL_INK)], {
      at: [x, ribbon.y],
      scale: track([20, [0, 100], EASE.spring], [42, [100, 100]]),
    }),
    say('occasion', [x, ribbon.y + 4], { font: FONT.names, ...at.occasion, color: COLORS.paper, reveal: rise(34, 14) }),
  ];
}
