// A picture of Garden Vows' tied flowers: drawing their petals in every frame would cost more than the rest of the scene.
import type { Canvas } from '@napi-rs/canvas';
import { tiedFlowers } from '../../kit/motifs/tied-flowers.ts';
import { picture } from './picture.ts';

const SIZE = 1800;

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'tied-flowers-blush': () => picture(tiedFlowers(SIZE), 'tied-flowers', SIZE),
};
