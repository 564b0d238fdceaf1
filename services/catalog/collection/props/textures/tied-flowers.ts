// Garden Vows' flowers, whose hundreds of petals would be drawn anew in every frame.
import type { Canvas } from '@napi-rs/canvas';
import { tiedFlowers } from '../../kit/motifs/tied-flowers.ts';
import { picture } from './drawings.ts';

const SIZE = 1800;

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'tied-flowers-blush': () => picture(tiedFlowers(SIZE), 'tied-flowers', SIZE),
};
