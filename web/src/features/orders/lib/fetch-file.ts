/** A connection without data for this long counts as dead. */
const STALL_MS = 30_000;

interface Fetching {
  url: string;
  name: string;
  type: string;
  signal: AbortSignal;
  /** Bytes received so far. */
  onProgress: (bytes: number) => void;
  stallMs?: number;
}

/** The file could not be fetched: the connection broke or stalled, or the address has expired. */
export class FetchFileError extends Error {
  override readonly name = 'FetchFileError';
}

/** Fetches a file into memory, so that it can be shared with another app. @throws FetchFileError, or the signal's reason */
export async function fetchFile({ url, name, type, signal, onProgress, stallMs = STALL_MS }: Fetching): Promise<File> {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), stallMs);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, stalled.signal]) });
    if (!response.ok || response.body === null) throw new FetchFileError(`The file answered ${response.status}.`);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new File(chunks, name, { type });
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), stallMs);
      chunks.push(value);
      bytes += value.length;
      onProgress(bytes);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof FetchFileError ? error : new FetchFileError('The file was not received.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
