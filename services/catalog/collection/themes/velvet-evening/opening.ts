// Scene 1: the curtains part in the spotlight; heading and names appear on the stage.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, CREAM, curtains, FONT, footlight, gild, HONEY, METAL, petals, say, spot, stageSet, WORD_METAL } from './look.ts';

/** The width that the curtains open, the spotlight's pool, the dark behind the words, the words, the divider. */
const WIDE = {
  open: [34, 31],
  pool: 900,
  hush: [960, 520, 560],
  heading: { at: [960, 306], size: 92, width: 900, height: 140 },
  name: { size: 200, width: 960, height: 168 },
  first: [960, 468],
  and: { at: [960, 576], size: 60, width: 160, height: 76 },
  second: [960, 682],
  divider: [960, 848],
  occasion: { at: [960, 912], size: 60, width: 900, height: 78 },
} as const;
const UPRIGHT = {
  open: [22, 19],
  pool: 860,
  hush: [540, 860, 620],
  heading: { at: [540, 480], size: 118, width: 800, height: 190 },
  name: { size: 224, width: 800, height: 240 },
  first: [540, 734],
  and: { at: [540, 900], size: 84, width: 200, height: 110 },
  second: [540, 1062],
  divider: [540, 1270],
  occasion: { at: [540, 1380], size: 84, width: 800, height: 120 },
} as const;

export function openingScene({ frames }: Clock, stage: Stage): Layer[] {
  const { open: opened, pool, hush, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [wide, wider] = opened;
  const open = track([2, [96, 100], EASE.weight], [50, [wide, 100], EASE.breath], [frames, [wider, 100]]);
  const name = { ...at.name, font: FONT.names, color: COLORS.paper, leading: 1.15 };
  return [
    ...stageSet(stage),
    spot(stage, stage.x, pool, 4),
    shapes('hush', [softLight('hush', ...hush, '#2a0814', 0.6)]),
    gild('heading', at.heading.at, WORD_METAL, [24, 80], {
      ...at.heading,
      font: FONT.hindi,
      leading: 1.45,
      reveal: fadeIn(14, 14),
    }),
    gild('first', at.first, WORD_METAL, [32, 96], { ...name, reveal: rise(18, 22) }),
    say('and', at.and.at, { ...at.and, color: CREAM, reveal: fadeIn(26, 12) }),
    gild('second', at.second, WORD_METAL, [40, 104], { ...name, reveal: rise(26, 22) }),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: at.divider,
      scale: track([32, [0, 100], EASE.weight], [54, [100, 100]]),
    }),
    say('occasion', at.occasion.at, { ...at.occasion, color: HONEY, reveal: fadeIn(40, 14) }),
    footlight(stage),
    ...petals(stage, frames, 9, 5),
    ...curtains(stage, open),
    vignette(stage.width, stage.height, '#0a0205', 0.5),
  ];
}
