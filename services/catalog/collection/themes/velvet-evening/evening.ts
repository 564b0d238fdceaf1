// Scene 4: the curtains are closed; the spotlight on the velvet holds day, time and place until the end.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { CREAM, curtains, FONT, footlight, gild, HONEY, METAL, petals, say, stageSet, WORD_METAL } from './look.ts';

/** The light and the dark on the velvet, the words, the divider. */
const WIDE = {
  spot: [960, 560, 700],
  hush: [960, 590, 620],
  heading: { at: [960, 306], size: 84, width: 1160, height: 130 },
  date: { at: [960, 428], size: 82, width: 1160, height: 106 },
  time: { at: [960, 520], size: 62, width: 1160, height: 80 },
  divider: [960, 602],
  venue: { at: [960, 714], size: 88, width: 1160, height: 190 },
  city: { at: [960, 842], size: 62, width: 1160, height: 80 },
  closing: { at: [960, 934], size: 54, width: 1160, height: 84 },
} as const;
const UPRIGHT = {
  spot: [540, 880, 900],
  hush: [540, 900, 760],
  heading: { at: [540, 440], size: 112, width: 880, height: 180 },
  date: { at: [540, 632], size: 80, width: 890, height: 106 },
  time: { at: [540, 756], size: 78, width: 860, height: 100 },
  divider: [540, 880],
  venue: { at: [540, 1076], size: 104, width: 860, height: 270 },
  city: { at: [540, 1282], size: 80, width: 860, height: 110 },
  closing: { at: [540, 1436], size: 74, width: 880, height: 140 },
} as const;

export function eveningScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { spot, hush, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...stageSet(stage),
    ...curtains(stage, track([0, [60, 100], EASE.weight], [34, [99.6, 100]])),
    shapes('dusk on the velvet', [rect(-10, -10, width + 20, height + 20), fill('#1a040b', 56)]),
    shapes('spot on the velvet', [softLight('spot', ...spot, '#d9584a', 0.4)], {
      scale: [100, 100],
      opacity: track([10, 0, EASE.inOut], [40, 100]),
    }),
    shapes('hush', [softLight('hush', ...hush, '#3a0613', 0.72)]),
    footlight(stage),
    vignette(width, height, '#0a0205', 0.55),
    ...petals(stage, frames, 9, 41),
    gild('heading', at.heading.at, WORD_METAL, [24, 90], {
      ...at.heading,
      font: FONT.hindi,
      leading: 1.45,
      reveal: fadeIn(14, 14),
    }),
    say('date_line', at.date.at, { ...at.date, color: CREAM, reveal: wordByWord(20, 20) }),
    say('time_line', at.time.at, { ...at.time, color: HONEY, reveal: fadeIn(28, 14) }),
    shapes('divider', [floralDivider(420, METAL.body, '#e88a96')], {
      at: at.divider,
      scale: track([28, [0, 100], EASE.weight], [50, [100, 100]]),
    }),
    gild('venue', at.venue.at, WORD_METAL, [44, 110], { ...at.venue, leading: 1.1, reveal: rise(32, 22, 30) }),
    say('city', at.city.at, { ...at.city, color: HONEY, reveal: fadeIn(40, 14) }),
    say('closing', at.closing.at, {
      ...at.closing,
      font: FONT.hindi,
      color: CREAM,
      leading: 1.45,
      reveal: fadeIn(48, 14),
    }),
  ];
}
