// Scene 3: a peacock feather writes the name.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, type Track, track } from '../../kit/lottie/motion.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { featherFan, peacockFeather } from '../../kit/motifs/sitting-peacock.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, COLORS, FONT, GLOW, MARIGOLDS, say, strings, WORD_METAL, wall, X } from './look.ts';

const BOX = { width: 1180, height: 440 };
const Y = 520;

/** From the middle of the box beyond every edge of the frame, so that no letter is cut when the window is open. */
const BEYOND = [1040, 620] as const;

/** A window over the name that opens from left to right with the pen. */
function written(first: number, last: number): Track<Outline> {
  const [w, h] = BEYOND;
  const edge = BOX.width / 2;
  const to = (x: number) => polygon([-w, -h], [x + 65, -h], [x - 65, h], [-w, h]);
  return track(
    [first, to(-w - 70), EASE.linear],
    [first + 1, to(-edge - 20), EASE.inOut],
    [last, to(edge + 60), EASE.linear],
    [last + 4, to(w)],
  );
}

export function nameScene({ frames, beat }: Clock): Layer[] {
  const [first, last] = [Math.round(beat(0.3)), Math.round(beat(2.1))];
  const steps = 9;
  const w = BOX.width / 2;
  // The tip follows the edge of the window, moving up and down as a hand does.
  const way = Array.from({ length: steps }, (_, index) => {
    const part = index / (steps - 1);
    const x = X - w + part * (BOX.width + 60);
    return [
      Math.round(first + (last - first) * (0.5 - 0.5 * Math.cos(Math.PI * part)) * 0.35 + (last - first) * part * 0.65),
      [x, Y + (index % 2 ? 90 : -30)],
      EASE.breath,
    ] as const;
  });
  return [
    ...wall(frames, [X, Y]),
    ...strings(frames, [
      [70, 13, 'jasmine'],
      [150, 9, 'marigold'],
      [230, 6, 'jasmine'],
      [1690, 6, 'jasmine'],
      [1770, 9, 'marigold'],
      [1850, 13, 'jasmine'],
    ]),
    ...[-1, 1].map((side) =>
      shapes(`fan ${side}`, [featherFan(7, 96, 400, { rotate: -side * 34 })], {
        at: [X + side * 940, 1170],
        scale: track([0, [60, 60], EASE.out], [40, [100, 100]]),
        rotate: sway(frames, 110, 0, 1.6),
      }),
    ),
    ...air(frames, 23, [
      [20, 330],
      [1560, 1860],
    ]),
    say('named', [X, 226], { size: 66, width: 1200, height: 110, reveal: fadeIn(2, 14) }),
    metalText(
      { key: 'baby_name', font: FONT.name, size: 330, color: COLORS.paper, ...BOX, leading: 1.4 },
      WORD_METAL,
      [last - 10, Math.round(beat(3.8))],
      { at: [X, Y], masks: [written(first, last)] },
    ),
    shapes('pen', [peacockFeather(420, { rotate: 24 })], {
      at: track([0, [X - w - 220, 300], EASE.out], ...way, [last + 26, [X + w + 520, 120]]),
      rotate: track([first, -6, EASE.breath], [last, 10]),
    }),
    shapes('divider', [floralDivider(640, '#eec878', MARIGOLDS[0])], {
      at: [X, 790],
      scale: track([last, [0, 100], EASE.out], [last + 24, [100, 100]]),
    }),
    say('meaning', [X, 888], { size: 62, color: GLOW, width: 1000, leading: 1.4, reveal: fadeIn(last - 6, 16) }),
  ];
}
