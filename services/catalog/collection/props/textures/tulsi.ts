// New Nest's tulsi, whose hundreds of leaves stand in all of its scenes.
import type { Canvas } from '@napi-rs/canvas';
import { tulsiBush, tulsiPot } from '../../kit/motifs/tulsi.ts';
import { seeded } from '../../kit/random.ts';
import { picture } from './picture.ts';

const SIZE = 1100;

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'tulsi-bush': () => picture(tulsiBush(SIZE, seeded(7)), 'tulsi', SIZE),
  'tulsi-pot': () => picture(tulsiPot(SIZE), 'tulsi', SIZE),
};
