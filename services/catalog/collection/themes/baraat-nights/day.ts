// Scene 4: fireworks over the palace; day, time and place, while the procession passes below.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { standOn } from '../../kit/camera.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { empty, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { dholPlayer } from '../../kit/motifs/dhol-player.ts';
import { elephant } from '../../kit/motifs/elephant.ts';
import { firework } from '../../kit/motifs/fireworks.ts';
import { rider } from '../../kit/motifs/rider.ts';
import { COLORS, FONT, MEN, MEN_IN_TEAL, METAL, SAFFRON, STAGE, STREET, say, street, TEAL, WORD_METAL } from './look.ts';

export function dayScene({ frames, beat }: Clock): Layer[] {
  const { far, near } = street({ frames, palaceAt: [960, 31], travel: 160 });
  const dress = { skin: '#6a5590', cloth: COLORS.bloom, border: TEAL, metal: METAL };
  const y = STREET + 60;
  const bursts = [
    [330, 220, 200, '#ff9ad0', 6],
    [1600, 210, 210, '#ffd27a', beat(2)],
    [1760, 420, 150, '#7fe3dc', beat(5)],
    [200, 430, 150, '#ffd27a', beat(7)],
    [1560, 200, 200, '#ff9ad0', beat(11)],
    [340, 210, 200, '#7fe3dc', beat(14)],
  ] as const;
  const band = composition('drummers', 1100, 900, [
    shapes('drummers', [
      dholPlayer(MEN_IN_TEAL, frames, 0.1, { at: [200, 800] }),
      dholPlayer(MEN, frames, 0.6, { at: [540, 800] }),
      dholPlayer({ ...MEN, cloth: '#7a2a9a' }, frames, 0.35, { at: [880, 800] }),
    ]),
  ]);
  const walk = empty('walk', { at: track([0, [420, 0], EASE.linear], [frames, [-120, 0]]) });
  return [
    ...far,
    ...bursts.map(([x, top, radius, color, burst]) => firework({ at: [x, top], radius, color, burst })),
    shapes('hush behind the words', [softLight('hush', 960, 440, 800, '#24083d', 0.9)]),
    walk,
    ...standOn(walk, [
      nested('drummers', band, { anchor: [0, 800], at: [130, y], scale: 32 }),
      nested('more drummers', band, { anchor: [0, 800], at: [1540, y], scale: 32 }),
      shapes('procession', [
        rider(MEN, '#f1e6ea', frames, { at: [720, y], scale: 32 }),
        elephant(dress, frames, { at: [1220, y], scale: 34 }),
      ]),
    ]),
    ...near,
    vignette(STAGE.width, STAGE.height, COLORS.deep, 0.5),
    say('couple', {
      at: [960, 176],
      size: 106,
      width: 1480,
      height: 140,
      leading: 1.1,
      font: FONT.names,
      metal: WORD_METAL,
      from: 4,
      by: 'letters',
    }),
    say('date_line', { at: [960, 296], size: 74, width: 1300, height: 104, from: beat(1) }),
    say('time_line', { at: [960, 380], size: 52, width: 1200, height: 70, color: '#ffd27a', from: beat(1.6) }),
    shapes('rule', [rect(-150, 0, 300, 4, 2), fill(SAFFRON)], {
      at: [960, 428],
      scale: track([beat(1.6), [0, 100], EASE.out], [beat(3), [100, 100]]),
    }),
    say('venue', { at: [960, 516], size: 70, width: 1200, height: 150, leading: 1.2, from: beat(2.4), by: 'words' }),
    say('city', { at: [960, 642], size: 52, width: 1100, height: 70, color: '#ffd27a', from: beat(3.4) }),
  ];
}
