import { rm } from 'node:fs/promises';
import path from 'node:path';
import { conflict } from '@nimantran/kit/http/problem';
import type { Context } from '../context.ts';
import { markForDeletion, photoKey, thumbnailKey, type UploadRow } from '../db/uploads.ts';

/** Removes what came in for an upload: its bytes and tus's note about them. */
export async function deleteIncoming(context: Context, id: string): Promise<void> {
  const file = path.join(context.config.incomingDirectory, id);
  await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
}

/** Removes all that is kept of an upload. Safe to repeat. */
export async function deleteFiles(context: Context, id: string): Promise<void> {
  await deleteIncoming(context, id);
  await context.store.delete(photoKey(id));
  await context.store.delete(thumbnailKey(id));
}

/** Deletes an upload for its owner. @throws HttpProblem 409 when an order holds it */
export async function deleteOwnUpload(context: Context, upload: UploadRow): Promise<void> {
  if (!(await markForDeletion(context.db, upload.id, upload.ownerUid))) {
    throw conflict('upload_held', 'An order uses this photo. It is deleted 2 days after the video is made.');
  }
  await finishDeletion(context, upload.id);
}

/** The second half of a deletion; the sweep does it again for those that were cut short. */
export async function finishDeletion(context: Context, id: string): Promise<void> {
  await deleteFiles(context, id);
  await context.db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'deleting').execute();
}
