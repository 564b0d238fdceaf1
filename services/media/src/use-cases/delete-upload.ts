import type { Context } from '../context.ts';
import { markForDeletion, type UploadRow } from '../db/uploads.ts';
import { objectKeysOf } from '../domain/object-keys.ts';
import { storageProblem } from '../domain/storage-problem.ts';
import { withUploadLock } from '../tus/upload-locks.ts';
import { forgetUploads } from './forget-uploads.ts';

export async function deleteFiles(context: Context, { id, kind }: Pick<UploadRow, 'id' | 'kind'>): Promise<void> {
  await withUploadLock(context.locks, id, () => context.incoming.remove(id));
  for (const key of objectKeysOf(id, kind)) await context.store.delete(key);
}

/** Deletes an upload for its owner. @throws HttpProblem 409 when an order holds it */
export async function deleteOwnUpload(context: Context, upload: UploadRow): Promise<void> {
  const marked = await markForDeletion(context.db, upload.id, upload.ownerUid);
  if (!marked) throw storageProblem(409, 'An order uses this file. It is deleted 2 days after the video is made.');
  if (marked.inCheck) await deleteFiles(context, upload);
  else await finishDeletion(context, upload);
}

/** The second half of a deletion; the sweep repeats it for interrupted deletions and for those that coincided with a check. */
export async function finishDeletion(context: Context, upload: Pick<UploadRow, 'id' | 'kind'>): Promise<void> {
  await deleteFiles(context, upload);
  await context.db.transaction().execute((transaction) => forgetUploads(transaction, [upload.id]));
}
