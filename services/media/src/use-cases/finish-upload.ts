import type { Context } from '../context.ts';
import { finishReceiving, type UploadRow } from '../db/uploads.ts';
import { withUploadLock } from '../tus/upload-locks.ts';

/** Completes what a process killed after the last byte left out. Returns whether the whole upload is stored; safe to repeat. */
export async function finishUpload(context: Context, upload: Pick<UploadRow, 'id' | 'declaredBytes'>): Promise<boolean> {
  const { incoming, locks, db } = context;
  const isWhole = await withUploadLock(locks, upload.id, () => incoming.complete(upload.id, upload.declaredBytes));
  if (!isWhole) return false;
  await finishReceiving(db, upload.id);
  context.wakeChecks();
  return true;
}
