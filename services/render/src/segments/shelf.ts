/** A segment before it is drawn. Its hash names all that its frames are made from, so equal hashes mean equal frames. */
export interface PlannedSegment {
  hash: string;
  /** Shows words or photos of a customer. */
  personal: boolean;
}

/** Where finished segments are kept between renders. */
export interface SegmentShelf {
  /** Told once, before the first segment is drawn, of all that a render consists of; answers the files of those that are ready. */
  find(segments: PlannedSegment[]): Promise<Map<string, string>>;
  /** Takes a finished segment; the file stays in place until it is kept. */
  keep(hash: string, path: string): Promise<void>;
}

/** Keeps nothing: every segment is drawn. */
export const NO_SHELF: SegmentShelf = {
  find: async () => new Map(),
  keep: async () => {},
};

/** The name of a segment in the object store. */
export function segmentKey(hash: string): string {
  return `segments/${hash}.mp4`;
}
