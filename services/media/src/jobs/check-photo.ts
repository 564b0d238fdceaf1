import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { uploadCompleted, uploadRejected } from '@nimantran/proto/events/media';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { photoKey, takeUnchecked, thumbnailKey, type UploadRow } from '../db/uploads.ts';
import type { Inspection } from '../photo/inspect-photo.ts';
import { deleteFiles, deleteIncoming } from './delete-files.ts';

/** Longer than any check may take: a photo whose checker died is taken up again after this. */
const LEASE_SECONDS = 60;
const CHECK_LIMIT = 3;

/** Checks the photo that has waited longest. Answers whether there was one. */
export async function checkNextPhoto(context: Context): Promise<boolean> {
  const upload = await takeUnchecked(context.db, context.clock, LEASE_SECONDS);
  if (!upload) return false;
  if (upload.checks > CHECK_LIMIT) {
    await reject(context, upload, 'This photo could not be checked. Save it as an ordinary JPEG and upload the new file.');
    return true;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-photo-'));
  try {
    const files = {
      input: path.join(context.config.incomingDirectory, upload.id),
      photo: path.join(folder, 'photo.jpg'),
      thumbnail: path.join(folder, 'thumb.jpg'),
    };
    const result = await context.inspect(files);
    if (result.outcome === 'rejected') await reject(context, upload, result.reason);
    else await keep(context, upload, result, files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

async function keep(
  context: Context,
  upload: UploadRow,
  result: Extract<Inspection, { outcome: 'ready' }>,
  files: { photo: string; thumbnail: string },
): Promise<void> {
  await context.store.putFile(photoKey(upload.id), files.photo, 'image/jpeg');
  await context.store.putFile(thumbnailKey(upload.id), files.thumbnail, 'image/jpeg');
  const kept = await settle(
    context,
    upload,
    { state: 'ready', width: result.width, height: result.height },
    (transaction, version) =>
      writeEvent(transaction, uploadCompleted, {
        key: upload.id,
        keyVersion: version,
        data: { upload_id: upload.id, owner_uid: upload.ownerUid },
      }),
  );
  // Deleted by its owner while it was checked: nothing of it may stay.
  if (kept) await deleteIncoming(context, upload.id);
  else await deleteFiles(context, upload.id);
}

async function reject(context: Context, upload: UploadRow, reason: string): Promise<void> {
  await deleteFiles(context, upload.id);
  await settle(context, upload, { state: 'rejected', reason }, (transaction, version) =>
    writeEvent(transaction, uploadRejected, {
      key: upload.id,
      keyVersion: version,
      data: { upload_id: upload.id, owner_uid: upload.ownerUid, reason },
    }),
  );
}

type Outcome = { state: 'ready'; width: number; height: number } | { state: 'rejected'; reason: string };
type Tell = (transaction: Transaction<Tables>, version: number) => Promise<unknown>;

async function settle(context: Context, upload: UploadRow, outcome: Outcome, tell: Tell): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('uploads')
      .set({ ...outcome, eventVersion: sql<number>`event_version + 1` })
      .where('id', '=', upload.id)
      .where('state', '=', 'checking')
      .returning('eventVersion')
      .executeTakeFirst();
    if (!row) return false;
    await tell(transaction, row.eventVersion);
    return true;
  });
}
