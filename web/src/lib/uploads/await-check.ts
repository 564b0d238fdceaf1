import { getUpload, UPLOAD_LIMITS, type Upload } from '@nimantran/proto/http/media/uploads';
import { call } from '../http/api.ts';
import { browserLine } from './browser-line.ts';
import { retrying } from './retry.ts';
import { StorageError } from './storage-error.ts';

const PAUSE_MS = { first: 500, longest: 3_000 };
const LONGEST_CHECK_MS = 600_000;

/** Polls until the shop has checked an upload. @throws StorageError */
export async function awaitCheck(id: string, signal: AbortSignal): Promise<Upload> {
  const deadline = Date.now() + LONGEST_CHECK_MS;
  const options = { limitMs: UPLOAD_LIMITS.retry_operation_ms, signal, line: browserLine };
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * 1.5, PAUSE_MS.longest)) {
    const upload = await retrying(() => call(getUpload, { params: { id }, signal }), options);
    if (upload.state === 'ready' || upload.state === 'rejected') return upload;
    if (Date.now() > deadline) {
      throw new StorageError('storage/unknown', { message: 'Checking takes longer than expected. Try again in a moment.' });
    }
    await browserLine.pause(pause, signal);
  }
}
