import type { Cluster } from './shape-line.ts';

/** A placed cluster: `x` left edge and `y` baseline in the layer's pixels (y down). */
export interface PlacedCluster extends Cluster {
  y: number;
  /** Index in reading order, with and without spaces, by word and by line, all over the whole text. */
  index: number;
  indexWithoutSpaces: number;
  word: number;
  line: number;
}

export interface Counter {
  index: number;
  letters: number;
  word: number;
}

export const newCounter = (): Counter => ({ index: 0, letters: 0, word: 0 });

export interface LinePlace {
  left: number;
  y: number;
  size: number;
  line: number;
  /** Extra width of each space in a justified line, in pixels. */
  perSpace: number;
}

/** Places a line. Clusters are numbered in reading order, which in a right-to-left line is not the drawing order. */
export function placeLine(
  line: Cluster[],
  { left, y, size, line: number, perSpace }: LinePlace,
  counter: Counter,
): PlacedCluster[] {
  let widened = 0;
  const drawn = line.map((cluster) => {
    const x = left + cluster.x * size + widened;
    const extra = cluster.isSpace ? perSpace : 0;
    widened += extra;
    return { ...cluster, x, y, advance: cluster.advance * size + extra };
  });
  let inWord = false;
  const placed = drawn
    .sort((a, b) => a.start - b.start)
    .map((cluster) => {
      if (cluster.isSpace && inWord) counter.word += 1;
      inWord = !cluster.isSpace;
      const position = { index: counter.index, indexWithoutSpaces: counter.letters, word: counter.word, line: number };
      counter.index += 1;
      if (!cluster.isSpace) counter.letters += 1;
      return { ...cluster, ...position };
    });
  if (inWord) counter.word += 1;
  return placed;
}
