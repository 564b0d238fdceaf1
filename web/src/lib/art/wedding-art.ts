import { artOf } from './art-of.ts';

export const weddingArt = artOf(
  'wedding',
  { width: 320, height: 240, widths: [320, 480] },
  import.meta.glob('../../art/wedding/*.webp', { eager: true, import: 'default', query: '?url' }),
  import.meta.glob('../../art/wedding/*.avif', { eager: true, import: 'default', query: '?url' }),
);
