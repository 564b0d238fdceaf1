import { TUS_PATH, UPLOAD_LIMITS, type UploadKind } from '@nimantran/proto/http/media/uploads';
import type { HttpRequest, Upload as TusUpload } from 'tus-js-client';
import { xsrfHeader } from '../http/api.ts';
import { browserLine } from './browser-line.ts';
import { nextChunk } from './chunk-size.ts';
import { retrying } from './retry.ts';
import { lostLine, storageErrorOf } from './storage-error.ts';

/** A connection that died in a tunnel may stay open for minutes without a byte. */
const SILENT_MS = 60_000;
/** After coming back online, an attempt silent for this long belongs to the old connection. */
const DOUBTFUL_MS = 3_000;
const SMALLEST = UPLOAD_LIMITS.chunk_bytes.first;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/**
 * The shop is still busy with the interrupted request, or received more of it than was acknowledged: a query returns the offset.
 */
const BUSY: ReadonlySet<number> = new Set([409, 423]);

export interface Sending {
  kind: UploadKind;
  /** Address from an earlier attempt; the upload continues from the bytes the shop has. */
  url: string | null;
  signal: AbortSignal;
  onUrl: (url: string) => void;
  onProgress: (sentBytes: number) => void;
  /** Nothing is sent until the next attempt. */
  onPause: () => void;
}

/** The upload's id is the last segment of its address. */
export const idOfUrl = (url: string): string => url.split('/').at(-1) ?? '';

/** Preloaded when a person is about to choose a file: the connection may be gone by then. */
export const loadTus = (): Promise<{ Upload: typeof TusUpload }> =>
  import('tus-js-client').catch((cause: unknown) => {
    throw lostLine(cause);
  });

/**
 * Sends a file by tus, retrying within the time limit (docs/spec-coverage.md, "9. Business constants and limits"). Resolves to
 * the upload's id. @throws StorageError
 */
export async function sendFile(file: File, sending: Sending): Promise<string> {
  const state: SendState = { url: sending.url, chunkBytes: SMALLEST };
  const work = async (progressed: () => void): Promise<string> => {
    try {
      const { Upload } = await loadTus();
      return await sendOnce(Upload, file, state, { ...sending, progressed });
    } catch (cause) {
      sending.signal.throwIfAborted();
      state.chunkBytes = SMALLEST;
      const error = storageErrorOf(cause);
      if (state.url !== null && GONE.has(error.status)) {
        // The upload expired at the shop while it was paused: restarts with the bytes that are still here.
        state.url = null;
        sending.onProgress(0);
        throw lostLine(error);
      }
      throw state.url !== null && BUSY.has(error.status) ? lostLine(error) : error;
    }
  };
  return retrying(work, {
    limitMs: UPLOAD_LIMITS.retry_upload_ms,
    signal: sending.signal,
    line: browserLine,
    onPause: sending.onPause,
  });
}

interface SendState {
  url: string | null;
  chunkBytes: number;
}

/** One attempt: until all bytes are sent, or the first fault. Leaves its progress in `state`. */
function sendOnce(
  Upload: typeof TusUpload,
  file: File,
  state: SendState,
  sending: Sending & { progressed: () => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const resumable = file.size > UPLOAD_LIMITS.resumable_above_bytes;
    let heardAt = Date.now();
    let requestedAt = heardAt;
    const heard = () => {
      heardAt = Date.now();
    };
    const finish = () => {
      clearInterval(watch);
      window.removeEventListener('online', doubt);
      sending.signal.removeEventListener('abort', giveUp);
    };
    const fail = (reason: unknown) => {
      finish();
      reject(reason);
      void upload.abort();
    };
    const giveUp = () => fail(sending.signal.reason);
    const doubt = () => {
      if (Date.now() - heardAt > DOUBTFUL_MS) fail(lostLine());
    };
    const watch = setInterval(() => {
      if (Date.now() - heardAt > SILENT_MS) fail(lostLine());
    }, 1_000);

    const upload = new Upload(file, {
      // A resumed upload gets no endpoint: with one, tus would start again after any error of its first request.
      endpoint: state.url === null ? TUS_PATH : null,
      uploadUrl: state.url,
      metadata: { kind: sending.kind, filename: file.name, filetype: file.type },
      chunkSize: resumable ? state.chunkBytes : Number.POSITIVE_INFINITY,
      uploadDataDuringCreation: !resumable,
      storeFingerprintForResuming: false,
      retryDelays: null,
      onBeforeRequest: (request: HttpRequest) => {
        sending.signal.throwIfAborted();
        heard();
        requestedAt = heardAt;
        for (const [name, value] of Object.entries(xsrfHeader())) request.setHeader(name, value);
      },
      onUploadUrlAvailable: () => {
        heard();
        if (upload.url === null || upload.url === state.url) return;
        state.url = upload.url;
        sending.onUrl(upload.url);
      },
      onProgress: (sentBytes) => {
        heard();
        sending.onProgress(sentBytes);
      },
      onChunkComplete: () => {
        heard();
        sending.progressed();
        if (!resumable) return;
        state.chunkBytes = nextChunk(state.chunkBytes, heardAt - requestedAt);
        upload.options.chunkSize = state.chunkBytes;
      },
      onSuccess: () => {
        finish();
        resolve(idOfUrl(upload.url ?? ''));
      },
      // Read now: an aborted request loses its response.
      onError: (error) => fail(storageErrorOf(error)),
    });
    sending.signal.addEventListener('abort', giveUp);
    window.addEventListener('online', doubt);
    if (sending.signal.aborted) giveUp();
    else upload.start();
  });
}
