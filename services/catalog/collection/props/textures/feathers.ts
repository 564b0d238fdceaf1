// Peacock Court's great feather, for the two shapes of a picture.
import type { Canvas } from '@napi-rs/canvas';
import { greatFeather } from '../../kit/motifs/peacock-fan.ts';
import { GOLD } from '../../kit/palette.ts';
import { picture } from './picture.ts';

const great = (low: number) => (): Canvas => picture(greatFeather(low, GOLD, { scale: 86 }), 'great-feather', 860);

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'great-feather-wide': great(860),
  'great-feather-upright': great(400),
};
