import { createHash } from 'node:crypto';

export interface PlannedSegment {
  hash: string;
  personal: boolean;
}

export interface SegmentShelf {
  /** Called once, before drawing, with all segments of a render; returns the files of those that are finished. */
  find(segments: PlannedSegment[]): Promise<Map<string, string>>;
  /** Stores a finished segment; the file stays in place until it is stored. */
  keep(hash: string, path: string): Promise<void>;
}

/** Stores nothing: every segment is drawn. */
export const NO_SHELF: SegmentShelf = {
  find: async () => new Map(),
  keep: async () => {},
};

/** The name of a piece: the hash of everything that its content depends on. */
export function hashOf(parts: object): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function segmentKey(hash: string): string {
  return `segments/${hash}.mp4`;
}
