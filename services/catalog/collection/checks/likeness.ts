import { readPicture } from './picture.ts';

/** A still's features for comparison: its light and dark areas and its edges, regardless of colour. */
interface Sketch {
  tones: Float64Array;
  edges: Float64Array;
}

const SIZE = 40;

export async function sketchOf(path: string): Promise<Sketch> {
  const { data } = await readPicture(path, { width: SIZE, height: SIZE });
  const tones = new Float64Array(SIZE * SIZE);
  for (let pixel = 0; pixel < tones.length; pixel += 1)
    tones[pixel] = 0.3 * (data[pixel * 4] ?? 0) + 0.59 * (data[pixel * 4 + 1] ?? 0) + 0.11 * (data[pixel * 4 + 2] ?? 0);
  const edges = new Float64Array(SIZE * SIZE);
  for (let y = 1; y < SIZE; y += 1)
    for (let x = 1; x < SIZE; x += 1) {
      const at = y * SIZE + x;
      const here = tones[at] ?? 0;
      edges[at] = Math.hypot(here - (tones[at - 1] ?? 0), here - (tones[at - SIZE] ?? 0));
    }
  return { tones: normal(tones), edges: normal(edges) };
}

/** Mean 0 and deviation 1, so that recolourings and darker versions compare as similar as they look. */
function normal(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / deviation);
}

/**
 * 0 for the same layout, about 1 for unrelated ones: one minus the correlation of tones or of edges, whichever is more telling.
 */
export function distance(one: Sketch, other: Sketch): number {
  const part = (a: Float64Array, b: Float64Array) => 1 - a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / a.length;
  return (part(one.tones, other.tones) + part(one.edges, other.edges)) / 2;
}

/** The distance of two videos: each scene against the nearest one of the other, in both directions. */
export function themeDistance(one: readonly Sketch[], other: readonly Sketch[]): number {
  const way = (from: readonly Sketch[], to: readonly Sketch[]) =>
    from.reduce((sum, scene) => sum + Math.min(...to.map((candidate) => distance(scene, candidate))), 0) / from.length;
  return (way(one, other) + way(other, one)) / 2;
}
