// Scene 3: bowls of turmeric and kumkum and a heap of marigolds, a breath of powder over each on the beat; the invitation above.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { thrown } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { wordByWord } from '../../kit/text/reveals.ts';
import {
  bowl,
  cloud,
  FONT,
  grains,
  haze,
  heap,
  ledge,
  MAROON,
  passing,
  passingWords,
  ROSE,
  say,
  string,
  sunlight,
} from './look.ts';

/** The bowls stand with their foot at these points. */
const WIDE = {
  slide: [90, 0],
  ledge: 860,
  turmeric: { at: [960, 1010], width: 520 },
  kumkum: { at: [400, 1000], width: 410 },
  heap: { at: [1510, 940], size: 190 },
  string: [960, -150, 2200],
  invitation: { at: [960, 322], size: 120, width: 1240, height: 290 },
  note: { at: [960, 520], size: 58, width: 1100, height: 84 },
} as const;
const UPRIGHT = {
  slide: [50, 0],
  ledge: 1440,
  turmeric: { at: [560, 1720], width: 680 },
  kumkum: { at: [230, 1500], width: 380 },
  heap: { at: [820, 1400], size: 150 },
  string: [540, -20, 1250],
  invitation: { at: [540, 560], size: 136, width: 890, height: 480 },
  note: { at: [540, 910], size: 70, width: 760, height: 190 },
} as const;

export function bowlsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, ledge: level, turmeric, kumkum, heap: pile, string: strung, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near } = fourPlanes(stage, { frames, slide, zoom: [99, 106] });
  const stand = (name: Parameters<typeof bowl>[0], { at: [x, y], width }: typeof turmeric, first: number): Layer[] =>
    bowl(name, [x, y], width, {
      at: track([first, [x, y + 420], EASE.out], [first + 22, [x, y]]),
      scale: track([first + 12, [100, 100], EASE.inOut], [first + 22, [104, 95], EASE.spring], [first + 40, [100, 100]]),
    });
  /** A breath of powder over a bowl, low enough to stay below the words. */
  const breath = ({ at: [x, y], width }: typeof turmeric): [number, number, number][] => [
    [x - width * 0.2, y - width * 0.68, width * 0.78],
    [x + width * 0.24, y - width * 0.64, width * 0.7],
  ];
  const mouth = ({ at: [x, y], width }: typeof turmeric): [number, number] => [x, y - width * 0.5];
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    string(strung, frames, 0.3, middle),
    ...standOn(middle, [
      ledge(stage, level, [[turmeric.at[0] - 60, turmeric.at[1], turmeric.width * 0.8]]),
      ...thrown(
        mouth(kumkum),
        beat(2),
        frames,
        breath(kumkum).map(([x, y, width], index) => ({
          sprite: `powder-gulal-${index + 1}`,
          to: [x, y],
          width,
          hangs: 46,
          ends: 24,
        })),
      ),
      ...stand('bowl-kumkum', kumkum, 0),
      ...heap(pile.at, pile.size, 0),
    ]),
    ...standOn(near, [
      haze(mouth(turmeric), turmeric.width * 0.62, frames, 0.6, 56),
      ...thrown(
        mouth(turmeric),
        beat(1),
        frames,
        breath(turmeric).map(([x, y, width], index) => cloud(index === 0 ? 1 : 3, x, y, width)),
      ),
      ...stand('bowl-turmeric', turmeric, 2),
      grains(mouth(turmeric), beat(1), frames, {
        at: [turmeric.at[0], turmeric.at[1] - turmeric.width * 0.66],
        reach: [turmeric.width * 0.66, turmeric.width * 0.2],
        count: 70,
        seed: 27,
      }),
    ]),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.names,
      leading: 1.16,
      color: MAROON,
      reveal: passingWords(wordByWord(4, 28), frames),
    }),
    say('note', at.note.at, { ...at.note, font: FONT.bold, color: ROSE, reveal: passing(beat(2.2), 12, frames) }),
  ];
}
