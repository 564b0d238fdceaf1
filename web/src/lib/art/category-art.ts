import { artOf } from './art-of.ts';

export const categoryArt = artOf(
  'category',
  { width: 264, height: 352, widths: [264, 396] },
  import.meta.glob('../../art/category/*.webp', { eager: true, import: 'default', query: '?url' }),
  import.meta.glob('../../art/category/*.avif', { eager: true, import: 'default', query: '?url' }),
);
