import { isRetriedStatus } from '@nimantran/proto/domain/storage-code';
import { getUpload, TUS_PATH, UPLOAD_LIMITS, type Upload, type UploadKind } from '@nimantran/proto/http/media/uploads';
import * as tus from 'tus-js-client';
import { type Person, until } from './person.ts';

export interface FileToSend {
  bytes: Buffer;
  fileName: string;
  kind: UploadKind;
}

const LONGEST_PAUSE_MS = 4_000;
/** As in the web app; the delays start over whenever some data got through. */
const RETRY_DELAYS_MS = [
  ...[200, 500, 1_000, 2_000],
  ...Array.from({ length: UPLOAD_LIMITS.retry_upload_ms / LONGEST_PAUSE_MS }, () => LONGEST_PAUSE_MS),
];

/**
 * Sends a file by tus in chunks that double in size, as the web app does, and resumes after every interruption. Returns the
 * upload's id.
 */
export function sendFile(person: Person, { bytes, fileName, kind }: FileToSend): Promise<string> {
  const { first, largest } = UPLOAD_LIMITS.chunk_bytes;
  const isResumable = bytes.length > UPLOAD_LIMITS.resumable_above_bytes;
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(bytes, {
      endpoint: person.publicUrl + TUS_PATH,
      metadata: { kind, filename: fileName },
      chunkSize: isResumable ? first : Number.POSITIVE_INFINITY,
      uploadDataDuringCreation: !isResumable,
      retryDelays: RETRY_DELAYS_MS,
      httpStack: fetchStack(person),
      onAfterResponse: refuseToBeginAnew,
      onChunkComplete: () => {
        upload.options.chunkSize = Math.min((upload.options.chunkSize ?? first) * 2, largest);
      },
      onError: reject,
      onSuccess: () => resolve(upload.url?.split('/').pop() ?? ''),
    });
    upload.start();
  });
}

/**
 * If the offset of an upload cannot be read at the moment, tus-js-client would start it again from zero; an error makes it retry
 * instead.
 */
function refuseToBeginAnew(request: tus.HttpRequest, response: tus.HttpResponse): void {
  if (request.getMethod() === 'HEAD' && isRetriedStatus(response.getStatus())) {
    throw new Error(`Where the upload stands was answered with ${response.getStatus()}.`);
  }
}

/** Sends a file and waits until it is checked. @throws Error with the reason if it is rejected */
export async function uploadFile(person: Person, file: FileToSend): Promise<Upload> {
  const id = await sendFile(person, file);
  return until(`${file.fileName} to be checked`, 30_000, async () => {
    const upload = await person.call(getUpload, { params: { id } });
    if (upload.state === 'rejected') throw new Error(upload.reason ?? 'rejected');
    return upload.state === 'ready' ? upload : undefined;
  });
}

/** Runs tus over the person's own fetch, which adds cookies and the XSRF header. */
function fetchStack(person: Person): tus.HttpStack {
  return {
    getName: () => 'person',
    createRequest(method, url) {
      const headers: Record<string, string> = {};
      const abort = new AbortController();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => {
          headers[name] = value;
        },
        getHeader: (name) => headers[name],
        setProgressHandler: () => {},
        async send(body) {
          const response = await person.fetch(url, {
            method,
            headers,
            body: (body ?? null) as RequestInit['body'],
            signal: abort.signal,
          });
          const text = await response.text();
          return {
            getStatus: () => response.status,
            getHeader: (name) => response.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => response,
          };
        },
        abort: async () => abort.abort(),
        getUnderlyingObject: () => undefined,
      };
    },
  };
}
