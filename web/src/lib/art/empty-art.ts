import { artOf } from './art-of.ts';

export const emptyArt = artOf(
  'empty',
  { width: 360, height: 240, widths: [360, 540] },
  import.meta.glob('../../art/empty/*.webp', { eager: true, import: 'default', query: '?url' }),
  import.meta.glob('../../art/empty/*.avif', { eager: true, import: 'default', query: '?url' }),
);
