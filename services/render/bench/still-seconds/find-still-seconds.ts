/** Brightness of a picture, row by row. */
export interface Luma {
  values: Uint8Array;
  /** Bytes from one row to the next. */
  stride: number;
  width: number;
  height: number;
}

/** Steps of brightness that the eye does not see between frames; grain and the encoder's losses stay below. */
const UNSEEN = 5;
/** A half second moves if at least this share of its pixels changes. */
const LEAST_CHANGE = 0.005;

/** The share of pixels that differ between two pictures of one size. */
export function changeOf(one: Luma, other: Luma): number {
  let changed = 0;
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      const difference = (one.values[y * one.stride + x] ?? 0) - (other.values[y * other.stride + x] ?? 0);
      if (difference > UNSEEN || difference < -UNSEEN) changed += 1;
    }
  }
  return changed / (one.width * one.height);
}

/**
 * The whole seconds of a film in which neither half moves, from its pictures at every half second; and the least change within a half second.
 */
export function stillSeconds(pictures: Iterable<Luma>): { seconds: number; still: number[]; least: number } {
  const changes: number[] = [];
  let before: Luma | undefined;
  for (const picture of pictures) {
    if (before) changes.push(changeOf(before, picture));
    before = picture;
  }
  const seconds = Math.floor(changes.length / 2);
  const still = Array.from({ length: seconds }, (_, second) => second).filter((second) =>
    changes.slice(second * 2, second * 2 + 2).every((change) => change < LEAST_CHANGE),
  );
  return { seconds, still, least: Math.min(...changes) };
}
