import { UPLOAD_LIMITS } from '@nimantran/proto/http/media';

/** A request longer than this is at risk on a bad line, and the gateway ends it after 120 s. */
const LONGEST_FOR_DOUBLING_MS = 10_000;

/** Bytes of the next request: twice as many, unless the line is so slow that they would be long under way. */
export function nextChunk(bytes: number, tookMs: number): number {
  return tookMs > LONGEST_FOR_DOUBLING_MS ? bytes : Math.min(bytes * 2, UPLOAD_LIMITS.chunk_bytes.largest);
}
