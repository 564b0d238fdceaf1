import { artOf } from './art-of.ts';

export const bannerArt = artOf(
  'banner',
  { width: 720, height: 300, widths: [720, 1080] },
  import.meta.glob('../../art/banner/*.webp', { eager: true, import: 'default', query: '?url' }),
  import.meta.glob('../../art/banner/*.avif', { eager: true, import: 'default', query: '?url' }),
);
