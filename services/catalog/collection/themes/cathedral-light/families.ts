// Scene 3: three lancets light up on the left; both families invite.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { lancetGlass } from '../../kit/motifs/stained-glass.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { dust, FONT, GLASS, HEIGHT, IVORY, lilyBunch, nave, rule, STONE, say, WIDTH } from './look.ts';

const LANCETS = [
  { x: 190, width: 190, height: 780 },
  { x: 430, width: 210, height: 960 },
  { x: 670, width: 190, height: 780 },
] as const;

export function familiesScene({ frames }: Clock): Layer[] {
  const column = { width: 860 } as const;
  const x = 1330;
  const parents = { ...column, font: FONT.lines, size: 64, color: IVORY, height: 164 };
  return [
    ...nave(),
    shapes('light', [softLight('light', 430, 520, 720, '#ffcf7d', 0.36)]),
    ...LANCETS.flatMap(({ x: at, width, height }, index) => [
      shapes(`lancet ${index + 1}`, [lancetGlass(width, height, GLASS, { from: 2 + index * 6, step: 1.8 })], {
        at: [at, 1010],
        masks: [gothicArch(width, height)],
      }),
      shapes(`tracery ${index + 1}`, [
        group('stone', [outline(moved(gothicArch(width + 18, height + 14), at, 1016)), stroke(STONE, 20)]),
        group('light', [outline(moved(gothicArch(width + 38, height + 28), at, 1016)), stroke('#968da3', 3)]),
      ]),
    ]),
    dust(frames, 21),
    vignette(WIDTH, HEIGHT, '#07060c', 0.5),
    say('verse', [x, 180], { ...column, size: 52, height: 136, reveal: wordByWord(6, 24) }),
    rule(520, [x, 290], 16),
    say('groom_family', [x, 400], { ...parents, reveal: wordByWord(18, 22) }),
    say('with', [x, 518], { ...column, font: FONT.capitals, size: 46, reveal: fadeIn(28, 14) }),
    say('bride_family', [x, 634], { ...parents, reveal: wordByWord(32, 22) }),
    say('invitation', [x, 824], { ...column, size: 54, height: 200, reveal: wordByWord(48, 26) }),
    lilyBunch(1800, 1150, 76, frames, -14),
  ];
}
