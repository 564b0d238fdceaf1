// Scene 3: a peacock feather writes the name.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, type Track, track } from '../../kit/lottie/motion.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { featherFan, peacockFeather } from '../../kit/motifs/sitting-peacock.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, COLORS, FONT, GLOW, MARIGOLDS, say, strings, WORD_METAL, wall } from './look.ts';

/** The name's box, the flowers, the fans, the words. */
const WIDE = {
  middle: [960, 520],
  box: { width: 1180, height: 440 },
  // From the middle of the box beyond every edge of the frame, so that no letter is cut when the window is open.
  beyond: [1040, 620],
  strings: [
    [70, 13, 'jasmine'],
    [150, 9, 'marigold'],
    [230, 6, 'jasmine'],
    [1690, 6, 'jasmine'],
    [1770, 9, 'marigold'],
    [1850, 13, 'jasmine'],
  ],
  fans: { aside: 940, y: 1170 },
  named: { y: 226, size: 66, width: 1200, height: 110 },
  divider: { y: 762, wide: 640 },
  meaning: { y: 890, size: 60, width: 1000, height: 170 },
} as const;
const UPRIGHT = {
  middle: [540, 840],
  box: { width: 880, height: 480 },
  beyond: [640, 1100],
  strings: [
    [60, 18, 'jasmine'],
    [136, 12, 'marigold'],
    [212, 8, 'jasmine'],
    [868, 8, 'jasmine'],
    [944, 12, 'marigold'],
    [1020, 18, 'jasmine'],
  ],
  fans: { aside: 500, y: 1990 },
  named: { y: 500, size: 84, width: 860, height: 140 },
  divider: { y: 1150, wide: 600 },
  meaning: { y: 1330, size: 76, width: 880, height: 280 },
} as const;

/** A window over the name that opens from left to right with the pen. */
function written([w, h]: readonly [number, number], edge: number, first: number, last: number): Track<Outline> {
  const to = (x: number) => polygon([-w, -h], [x + 65, -h], [x - 65, h], [-w, h]);
  return track(
    [first, to(-w - 70), EASE.linear],
    [first + 1, to(-edge - 20), EASE.inOut],
    [last, to(edge + 60), EASE.linear],
    [last + 4, to(w)],
  );
}

export function nameScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { middle, box, beyond, strings: flowers, fans, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = middle;
  const [first, last] = [Math.round(beat(0.3)), Math.round(beat(2.1))];
  const steps = 9;
  const w = box.width / 2;
  // The tip follows the edge of the window, moving up and down as a hand does.
  const way = Array.from({ length: steps }, (_, index) => {
    const part = index / (steps - 1);
    const reached = x - w + part * (box.width + 60);
    return [
      Math.round(first + (last - first) * (0.5 - 0.5 * Math.cos(Math.PI * part)) * 0.35 + (last - first) * part * 0.65),
      [reached, y + (index % 2 ? 90 : -30)],
      EASE.breath,
    ] as const;
  });
  return [
    ...wall(stage, frames, middle),
    ...strings(frames, flowers),
    ...[-1, 1].map((side) =>
      shapes(`fan ${side}`, [featherFan(7, 96, 400, { rotate: -side * 34 })], {
        at: [x + side * fans.aside, fans.y],
        scale: track([0, [60, 60], EASE.out], [40, [100, 100]]),
        rotate: sway(frames, 110, 0, 1.6),
      }),
    ),
    ...air(stage, frames, 23),
    say('named', [x, at.named.y], { ...at.named, reveal: fadeIn(2, 14) }),
    metalText(
      { key: 'baby_name', font: FONT.name, size: 330, color: COLORS.paper, ...box, leading: 1.4 },
      WORD_METAL,
      [last - 10, Math.round(beat(3.8))],
      { at: middle, masks: [written(beyond, w, first, last)] },
    ),
    shapes('pen', [peacockFeather(340, { rotate: 60 })], {
      at: track([0, [x - w - 220, y - 220], EASE.out], ...way, [last + 26, [x + w + 520, y - 400]]),
      rotate: track([first, -6, EASE.breath], [last, 10]),
    }),
    shapes('divider', [floralDivider(at.divider.wide, '#eec878', MARIGOLDS[0])], {
      at: [x, at.divider.y],
      scale: track([last, [0, 100], EASE.out], [last + 24, [100, 100]]),
    }),
    say('meaning', [x, at.meaning.y], { ...at.meaning, color: GLOW, leading: 1.4, reveal: fadeIn(last - 6, 16) }),
  ];
}
