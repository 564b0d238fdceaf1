/** A segment before it is drawn. Its hash covers everything that affects its frames, so equal hashes mean equal frames. */
export interface PlannedSegment {
  hash: string;
  /** Shows texts or photos of a customer. */
  personal: boolean;
}

/** Stores finished segments between renders. */
export interface SegmentShelf {
  /**
   * Called once, before the first segment is drawn, with all segments of a render; returns the files of those that are finished.
   */
  find(segments: PlannedSegment[]): Promise<Map<string, string>>;
  /** Stores a finished segment; the file stays in place until it is stored. */
  keep(hash: string, path: string): Promise<void>;
}

/** Stores nothing: every segment is drawn. */
export const NO_SHELF: SegmentShelf = {
  find: async () => new Map(),
  keep: async () => {},
};

/** The name of a segment in the object store. */
export function segmentKey(hash: string): string {
  return `segments/${hash}.mp4`;
}
