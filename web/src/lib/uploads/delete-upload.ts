import { deleteUpload, UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';
import { call } from '../http/api.ts';
import { browserLine } from './browser-line.ts';
import { retrying } from './retry.ts';
import { storageErrorOf } from './storage-error.ts';

/** Deletes an upload, begun or finished, from the shop unless an order holds it. Anything left expires later. */
export async function deleteAtShop(id: string): Promise<void> {
  const options = { limitMs: UPLOAD_LIMITS.retry_operation_ms, signal: new AbortController().signal, line: browserLine };
  try {
    await retrying(() => call(deleteUpload, { params: { id } }), options);
  } catch (error) {
    if (storageErrorOf(error).code !== 'storage/object-not-found') console.warn('The upload has not been deleted yet', error);
  }
}
