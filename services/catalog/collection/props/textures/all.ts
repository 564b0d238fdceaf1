// Every picture that TypeScript paints, by name.
import type { Canvas } from '@napi-rs/canvas';
import { sprites as city } from './city.ts';
import { sprites as drawings } from './drawings.ts';
import { sprites as feathers } from './feathers.ts';
import { sprites as foliage } from './foliage.ts';
import { sprites as henna } from './henna.ts';
import { sprites as light } from './light.ts';
import { sprites as papercraft } from './papercraft.ts';
import { sprites as powder } from './powder.ts';
import { sprites as surface } from './surface.ts';
import { sprites as tiedFlowers } from './tied-flowers.ts';
import { sprites as tulsi } from './tulsi.ts';

export const TEXTURES: Readonly<Record<string, () => Canvas>> = {
  ...city,
  ...drawings,
  ...feathers,
  ...foliage,
  ...henna,
  ...light,
  ...papercraft,
  ...powder,
  ...surface,
  ...tiedFlowers,
  ...tulsi,
};
