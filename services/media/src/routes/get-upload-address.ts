import path from 'node:path';
import { route } from '@nimantran/kit/http/route';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { getUploadAddress } from '@nimantran/proto/http/media/uploads';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { findOwnUpload, type UploadRow } from '../db/uploads.ts';
import { mainKeyOf } from '../domain/object-keys.ts';
import { noSuchUpload, storageProblem } from '../domain/storage-problem.ts';

const WAITING: Readonly<Record<Exclude<UploadRow['state'], 'ready'>, string>> = {
  receiving: 'This file is not complete yet. Finish the upload first.',
  checking: 'This file is still being checked. Try again in a moment.',
  rejected: 'This file was rejected and has been deleted.',
  deleting: 'This file is being deleted.',
};

export function serveGetUploadAddress(app: FastifyInstance, { db, store }: Context): void {
  route(app, getUploadAddress, async ({ params, user }) => {
    const upload = await findOwnUpload(db, user.uid, params.id);
    if (!upload) throw noSuchUpload();
    if (upload.state !== 'ready') throw storageProblem(409, WAITING[upload.state]);
    const key = mainKeyOf(upload.id, upload.kind);
    const fileName = nameToSave(upload.fileName, key);
    const expiresAt = new Date(Date.now() + SIGNED_ADDRESS_SECONDS * 1_000);
    const url = await store.signedUrl(key, { expires_in_seconds: SIGNED_ADDRESS_SECONDS, download_name: fileName });
    return { url, file_name: fileName, expires_at: expiresAt.toISOString() };
  });
}

/** The stored file was re-encoded: its original name, with the extension of its new format. */
function nameToSave(sentAs: string, key: string): string {
  return `${path.basename(sentAs, path.extname(sentAs))}${path.extname(key)}`;
}
