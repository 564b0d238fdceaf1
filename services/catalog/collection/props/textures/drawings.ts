// Pictures of the kit's drawings whose hundreds of paths would cost more in every frame than the rest of the scene.
import type { Canvas } from '@napi-rs/canvas';
import { MANGO_TONES, mangoCanopy, mangoWhorl } from '../../kit/motifs/mango-garden.ts';
import { paperBloom, paperBranch } from '../../kit/motifs/paper-layers.ts';
import { seeded } from '../../kit/random.ts';
import { picture } from './picture.ts';

/** White, as Paper Light's sheets. */
const PAPER = '#f7f4ee';

const whorls = [1, 2, 3].map((which): [string, () => Canvas] => [
  `mango-whorl-${which}`,
  () => picture(mangoWhorl(340, { tones: MANGO_TONES.sun, lit: true }, seeded(which * 17)), 'mango-whorl', 340),
]);

const canopies = (['back', 'front'] as const).map((which): [string, () => Canvas] => [
  `mango-canopy-${which}`,
  () => picture(mangoCanopy(2400, which, seeded(47)), 'mango-canopy', 2400),
]);

const blooms = [7, 8, 9].map((petals): [string, () => Canvas] => [
  `paper-bloom-${petals}`,
  () => picture(paperBloom(300, PAPER, {}, petals), 'paper-bloom', 300),
]);

const branches = [3, 5].map((pairs): [string, () => Canvas] => [
  `paper-branch-${pairs}`,
  () => picture(paperBranch(620, PAPER, pairs), 'paper-branch', 620),
]);

export const sprites: Readonly<Record<string, () => Canvas>> = Object.fromEntries([
  ...whorls,
  ...canopies,
  ...blooms,
  ...branches,
]);
