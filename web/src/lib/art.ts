import type { PictureFiles } from './pictures.ts';

const WEBP = import.meta.glob<string>('../art/**/*.webp', { eager: true, import: 'default', query: '?url' });
const AVIF = import.meta.glob<string>('../art/**/*.avif', { eager: true, import: 'default', query: '?url' });

/** The widths of the AVIF files and the shape of each kind of picture, as `npm run art` draws them. */
const SHAPES: Readonly<Record<string, { width: number; height: number; widths: readonly number[] }>> = {
  category: { width: 264, height: 352, widths: [264, 396] },
  wedding: { width: 320, height: 240, widths: [320, 480] },
  empty: { width: 360, height: 240, widths: [360, 540] },
  banner: { width: 720, height: 300, widths: [720, 1080] },
};

/** One of the shop's own pictures, such as `category/wedding`: drawn by `npm run art` from the themes' motifs. */
export function artPicture(name: string): PictureFiles | undefined {
  const shape = SHAPES[name.split('/')[0] ?? ''];
  const src = WEBP[`../art/${name}.webp`];
  if (shape === undefined || src === undefined) return undefined;
  const srcSet = shape.widths.map((width) => `${AVIF[`../art/${name}-${width}.avif`]} ${width}w`).join(', ');
  return { src, sources: [{ type: 'image/avif', srcSet }], width: shape.width, height: shape.height };
}
