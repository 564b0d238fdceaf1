import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeEvent } from '@nimantran/kit/events/outbox';
import { uploadCompleted, uploadRejected } from '@nimantran/proto/events/media';
import { sql, type Transaction } from 'kysely';
import type { GoodMusic, GoodPhoto, Refused } from '../checks/inspection.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { takeUnchecked, type UploadRow } from '../db/uploads.ts';
import { musicKey, photoKey, previewKey, thumbnailKey } from '../domain/object-keys.ts';
import { deleteFiles } from '../use-cases/delete-upload.ts';
import { LEASE_SECONDS, uncountCheck, withCheckLease } from './check-lease.ts';

const CHECK_LIMIT = 3;
const HASHED_BYTES = 1024 * 1024;

/** Checks the upload that has waited longest. Returns whether there was one. */
export async function checkNextUpload(context: Context): Promise<boolean> {
  const upload = await takeUnchecked(context.db, context.clock, LEASE_SECONDS);
  if (!upload) return false;
  if (upload.checks > CHECK_LIMIT) {
    const advice = upload.kind === 'photo' ? 'Save it as an ordinary JPEG' : 'Save it as an ordinary MP3';
    await reject(context, upload, {
      outcome: 'rejected',
      reason: `This file could not be checked. ${advice} and upload the new file.`,
    });
    return true;
  }
  await withCheckLease(context, upload.id, () => check(context, upload));
  return true;
}

async function check(context: Context, upload: UploadRow): Promise<void> {
  const received = await context.incoming.open(upload.id).catch(async (error: unknown) => {
    await uncountCheck(context, upload.id);
    throw error;
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nimantran-check-'));
  try {
    await context.db
      .updateTable('uploads')
      .set({ sha256: await hashOf(received.path) })
      .where('id', '=', upload.id)
      .execute();
    if (upload.kind === 'photo') await checkPhoto(context, upload, received.path, folder);
    else await checkMusic(context, upload, received.path, folder);
  } finally {
    await received.release();
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkPhoto(context: Context, upload: UploadRow, input: string, folder: string): Promise<void> {
  const files = {
    input,
    photo: path.join(folder, 'photo.jpg'),
    preview: path.join(folder, 'preview.jpg'),
    thumbnail: path.join(folder, 'thumb.jpg'),
  };
  const result = await context.inspect.photo(files);
  if (result.outcome === 'rejected') return reject(context, upload, result);
  await context.store.putFile(photoKey(upload.id), files.photo, 'image/jpeg');
  await context.store.putFile(previewKey(upload.id), files.preview, 'image/jpeg');
  await context.store.putFile(thumbnailKey(upload.id), files.thumbnail, 'image/jpeg');
  return keep(context, upload, result);
}

async function checkMusic(context: Context, upload: UploadRow, input: string, folder: string): Promise<void> {
  const files = { input, music: path.join(folder, 'music.m4a') };
  const result = await context.inspect.music(files);
  if (result.outcome === 'rejected') return reject(context, upload, result);
  await context.store.putFile(musicKey(upload.id), files.music, 'audio/mp4');
  return keep(context, upload, result);
}

async function keep(context: Context, upload: UploadRow, found: GoodPhoto | GoodMusic): Promise<void> {
  const { contentType } = found;
  const facts =
    'width' in found
      ? { contentType, width: found.width, height: found.height }
      : { contentType, durationSeconds: found.durationSeconds, waveform: JSON.stringify(found.waveform) };
  const kept = await settle(context, upload, { state: 'ready', ...facts }, (transaction, version) =>
    writeEvent(transaction, uploadCompleted, {
      key: upload.id,
      keyVersion: version,
      data: { upload_id: upload.id, owner_uid: upload.ownerUid },
    }),
  );
  // Its owner deleted it during the check: no part of it may remain.
  if (kept) await context.incoming.remove(upload.id);
  else if (!(await isOvertaken(context, upload))) await deleteFiles(context, upload);
}

async function reject(context: Context, upload: UploadRow, { reason }: Refused): Promise<void> {
  if (await isOvertaken(context, upload)) return;
  await deleteFiles(context, upload);
  await settle(context, upload, { state: 'rejected', reason }, (transaction, version) =>
    writeEvent(transaction, uploadRejected, {
      key: upload.id,
      keyVersion: version,
      data: { upload_id: upload.id, owner_uid: upload.ownerUid, reason },
    }),
  );
}

type Outcome =
  | { state: 'rejected'; reason: string }
  | { state: 'ready'; contentType: string; width: number; height: number }
  | { state: 'ready'; contentType: string; durationSeconds: number; waveform: string };
type Tell = (transaction: Transaction<Tables>, version: number) => Promise<unknown>;

async function settle(context: Context, upload: UploadRow, outcome: Outcome, tell: Tell): Promise<boolean> {
  return context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('uploads')
      .set({ ...outcome, eventVersion: sql<number>`event_version + 1` })
      .where('id', '=', upload.id)
      .where('state', '=', 'checking')
      .where('checks', '=', upload.checks)
      .returning('eventVersion')
      .executeTakeFirst();
    if (!row) return false;
    await tell(transaction, row.eventVersion);
    return true;
  });
}

/** Whether this check lost its lease and a later check has taken up the upload and owns its files. */
async function isOvertaken({ db }: Context, { id, checks }: UploadRow): Promise<boolean> {
  const now = await db.selectFrom('uploads').select(['state', 'checks']).where('id', '=', id).executeTakeFirst();
  if (now === undefined || now.state === 'deleting') return false;
  return now.state !== 'checking' || now.checks !== checks;
}

/** Through one reused buffer: a stream's buffers would leave as much garbage as the whole file. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(HASHED_BYTES);
  await using handle = await open(file);
  for (;;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(buffer.subarray(0, bytesRead));
  }
}
