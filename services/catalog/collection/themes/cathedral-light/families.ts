// Scene 3: three lancets light up, beside the words or above them; both families invite.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { gothicArch } from '../../kit/motifs/gothic-arch.ts';
import { lancetGlass } from '../../kit/motifs/stained-glass.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { dust, FONT, GLASS, IVORY, lilyBunch, nave, rule, STONE, say } from './look.ts';

/** The lancets with their sill and the light behind them, and the words. */
const WIDE = {
  lancets: [
    { x: 190, width: 190, height: 780 },
    { x: 430, width: 210, height: 960 },
    { x: 670, width: 190, height: 780 },
  ],
  sill: 1010,
  light: [430, 520, 720],
  verse: { at: [1330, 180], size: 52, width: 860, height: 136 },
  rule: [1330, 290],
  groom: { at: [1330, 400], size: 64, width: 860, height: 164 },
  with: { at: [1330, 518], size: 46, width: 860 },
  bride: { at: [1330, 634], size: 64, width: 860, height: 164 },
  invitation: { at: [1330, 824], size: 54, width: 860, height: 200 },
  lilies: [[1800, 1150, 76, -14]],
} as const;
const UPRIGHT = {
  lancets: [
    { x: 246, width: 226, height: 480 },
    { x: 540, width: 246, height: 600 },
    { x: 834, width: 226, height: 480 },
  ],
  sill: 626,
  light: [540, 360, 720],
  verse: { at: [540, 786], size: 66, width: 880, height: 272 },
  rule: [540, 960],
  groom: { at: [540, 1078], size: 74, width: 890, height: 184 },
  with: { at: [540, 1212], size: 62, width: 880, height: 84 },
  bride: { at: [540, 1344], size: 74, width: 890, height: 184 },
  invitation: { at: [540, 1598], size: 68, width: 900, height: 304 },
  lilies: [
    [30, 2030, 70, 18],
    [1050, 2030, 70, -18],
  ],
} as const;

export function familiesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { lancets, sill, light, lilies, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const parents = { font: FONT.lines, color: IVORY };
  return [
    ...nave(stage),
    shapes('light', [softLight('light', ...light, '#ffcf7d', 0.36)]),
    ...lancets.flatMap(({ x, width, height }, index) => [
      shapes(`lancet ${index + 1}`, [lancetGlass(width, height, GLASS, { from: 2 + index * 6, step: 1.8 })], {
        at: [x, sill],
        masks: [gothicArch(width, height)],
      }),
      shapes(`tracery ${index + 1}`, [
        group('stone', [outline(moved(gothicArch(width + 18, height + 14), x, sill + 6)), stroke(STONE, 20)]),
        group('light', [outline(moved(gothicArch(width + 38, height + 28), x, sill + 6)), stroke('#968da3', 3)]),
      ]),
    ]),
    dust(stage, frames, 21),
    vignette(stage.width, stage.height, '#07060c', 0.5),
    say('verse', at.verse.at, { ...at.verse, reveal: wordByWord(6, 24) }),
    rule(520, at.rule, 16),
    say('groom_family', at.groom.at, { ...parents, ...at.groom, reveal: wordByWord(18, 22) }),
    say('with', at.with.at, { ...at.with, font: FONT.capitals, reveal: fadeIn(28, 14) }),
    say('bride_family', at.bride.at, { ...parents, ...at.bride, reveal: wordByWord(32, 22) }),
    say('invitation', at.invitation.at, { ...at.invitation, reveal: wordByWord(48, 26) }),
    ...lilies.map(([x, y, size, turn]) => lilyBunch(x, y, size, frames, turn)),
  ];
}
