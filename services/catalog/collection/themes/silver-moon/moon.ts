// Scene 1: the number of years in the moon; two swans glide towards each other below it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { gliding, glitter, moon } from './lake.ts';
import { COLORS, FONT, night, SILVER, STAGE, say, water } from './look.ts';

const SHORE = 1240;

export function moonScene({ frames }: Clock): Layer[] {
  const { x, width, height } = STAGE;
  const center = [x, 464];
  const risen = track([0, [x, 580], EASE.out], [46, center]);
  return [
    ...night(frames, SHORE, 5),
    moon(298, { at: risen }),
    water(SHORE),
    glitter(frames, x, SHORE, 380, 8),
    say('years', {
      at: [x, 426],
      size: 300,
      width: 480,
      height: 340,
      leading: 1,
      font: FONT.numerals,
      color: '#22314f',
      from: 2,
      by: 'letters',
    }),
    say('years_word', { at: [x, 622], size: 68, width: 460, color: '#33456a', tracking: 200, from: 12 }),
    say('his_name', {
      at: [x, 862],
      size: 150,
      width: 880,
      height: 180,
      font: FONT.names,
      metal: SILVER,
      from: 8,
      by: 'letters',
    }),
    say('and', { at: [x, 984], size: 64, width: 200, color: COLORS.bloom, from: 18 }),
    say('her_name', {
      at: [x, 1092],
      size: 150,
      width: 880,
      height: 180,
      font: FONT.names,
      metal: SILVER,
      from: 18,
      by: 'letters',
    }),
    ...gliding({ from: [40, 1530], to: [236, 1545], size: 84, facing: 'right', frames }),
    ...gliding({ from: [1040, 1530], to: [844, 1545], size: 84, facing: 'left', frames, phase: 0.5 }),
    say('occasion', { at: [x, 1712], size: 66, width: 880, from: 36, tracking: 40 }),
    shapes('reeds', [
      reeds(520, '#101b2e', frames, 3, { at: [40, height + 20] }),
      reeds(420, '#0c1524', frames, 7, { at: [width - 50, height + 20] }),
    ]),
  ];
}
