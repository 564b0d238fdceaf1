import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';

/** A longer request is at risk on a bad connection, and the gateway ends it after 120 s. */
const LONGEST_FOR_DOUBLING_MS = 10_000;

/** Size of the next request: doubled, unless the connection is so slow that it would take too long. */
export function nextChunk(bytes: number, tookMs: number): number {
  return tookMs > LONGEST_FOR_DOUBLING_MS ? bytes : Math.min(bytes * 2, UPLOAD_LIMITS.chunk_bytes.largest);
}
