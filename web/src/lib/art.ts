const PICTURES = import.meta.glob<string>('../art/**/*.webp', { eager: true, import: 'default', query: '?url' });

/** The address of one of the shop's own pictures, such as `category/wedding`: drawn by `npm run art` from the themes' motifs. */
export function artUrl(name: string): string | undefined {
  return PICTURES[`../art/${name}.webp`];
}
