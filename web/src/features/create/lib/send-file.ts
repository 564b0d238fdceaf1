import { UPLOAD_LIMITS } from '@nimantran/proto/http/media';
import type { HttpRequest, Upload as TusUpload } from 'tus-js-client';

interface SendOptions {
  signal: AbortSignal;
  /** Read anew for each request. */
  headers: () => Record<string, string>;
  onProgress: (fraction: number) => void;
}

const RETRY_DELAYS_MS = retryDelays(UPLOAD_LIMITS.retry_upload_ms);
const RETRIED_STATUS = new Set([408, 429]);

/** Sends a photo by tus, resuming what an earlier try has left. Gives the upload's id. */
export async function sendFile(endpoint: string, file: File, options: SendOptions): Promise<string> {
  const { Upload } = await import('tus-js-client');
  const resumable = file.size > UPLOAD_LIMITS.resumable_above_bytes;
  const { first, largest } = UPLOAD_LIMITS.chunk_bytes;
  let upload: TusUpload | undefined;
  const abort = () => void upload?.abort();
  options.signal.addEventListener('abort', abort);
  try {
    return await new Promise<string>((resolve, reject) => {
      const sending = new Upload(file, {
        endpoint,
        metadata: { kind: 'photo', filename: file.name, filetype: file.type },
        chunkSize: resumable ? first : Number.POSITIVE_INFINITY,
        uploadDataDuringCreation: !resumable,
        retryDelays: RETRY_DELAYS_MS,
        removeFingerprintOnSuccess: true,
        onBeforeRequest: (request: HttpRequest) => {
          for (const [name, value] of Object.entries(options.headers())) request.setHeader(name, value);
        },
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          return status === 0 || status >= 500 || RETRIED_STATUS.has(status);
        },
        onProgress: (sent, total) => options.onProgress(total > 0 ? sent / total : 0),
        onChunkComplete: () => {
          sending.options.chunkSize = Math.min((sending.options.chunkSize ?? first) * 2, largest);
        },
        onSuccess: () => {
          const id = sending.url?.split('/').pop();
          if (id) resolve(id);
          else reject(new Error('The upload has no address.'));
        },
        onError: reject,
      });
      upload = sending;
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
      void resumeAndStart(sending, resumable, reject);
    });
  } finally {
    options.signal.removeEventListener('abort', abort);
  }
}

async function resumeAndStart(upload: TusUpload, resumable: boolean, reject: (error: unknown) => void): Promise<void> {
  try {
    const previous = resumable ? await upload.findPreviousUploads() : [];
    if (previous[0]) upload.resumeFromPreviousUpload(previous[0]);
    upload.start();
  } catch (error) {
    reject(error);
  }
}

/** Doubling pauses of at most half a minute that add up to the limit. */
export function retryDelays(limitMs: number): number[] {
  const delays: number[] = [];
  for (let pause = 500, sum = 0; sum + pause <= limitMs; pause = Math.min(pause * 2, 30_000)) {
    delays.push(pause);
    sum += pause;
  }
  return delays;
}
