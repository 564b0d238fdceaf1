import type { PictureFiles } from '../themes/theme-picture.ts';

type Addresses = Readonly<Record<string, string>>;

/** Width and height of a picture, and the widths of its AVIF files, as `npm run art` generates them. */
interface Shape {
  width: number;
  height: number;
  widths: readonly number[];
}

/**
 * Finds the shop's own pictures of one kind by name: `npm run art` draws them from the themes' motifs. Each kind is bundled with
 * the pages that show it.
 */
export function artOf(kind: string, { width, height, widths }: Shape, webp: Addresses, avif: Addresses) {
  return (name: string): PictureFiles | undefined => {
    const src = webp[`../../art/${kind}/${name}.webp`];
    if (src === undefined) return undefined;
    const srcSet = widths.map((each) => `${avif[`../../art/${kind}/${name}-${each}.avif`]} ${each}w`).join(', ');
    return { src, sources: [{ type: 'image/avif', srcSet }], width, height };
  };
}
