import type { Upload } from '@nimantran/proto/http/media/uploads';
import { useEffect, useSyncExternalStore } from 'react';
import { type DraftKey, loadDraft } from '../drafts/draft.ts';
import { draftStore } from '../drafts/draft-store.ts';
import { queryClient } from '../http/query-client.ts';
import { sessionQuery, useSession } from '../session/session.ts';
import { awaitCheck } from './await-check.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { deleteAtShop } from './delete-upload.ts';
import { dropLocalPicture, keepLocalPicture } from './local-pictures.ts';
import { putIntoDraft, uploadIdInDraft } from './put-into-draft.ts';
import { sendFile } from './send-file.ts';
import { smallPicture } from './small-picture.ts';
import { StorageError } from './storage-error.ts';
import { keptUploads, whenUploadsForgotten } from './stored-uploads.ts';
import { tabLock } from './tab-lock.ts';
import { createUploadManager } from './upload-manager.ts';
import { keyOf, targetOf, type UploadState, type UploadTarget } from './upload-state.ts';

/** More in parallel make each one slower and delay the first photo. */
const AT_ONCE = 3;

const manager = createUploadManager({
  send: sendFile,
  awaitCheck,
  deleteAtShop,
  pictureOf: async (file) => {
    const picture = await smallPicture(file);
    return picture && URL.createObjectURL(picture);
  },
  dropPicture: (address) => URL.revokeObjectURL(address),
  kept: keptUploads,
  places: createConcurrencyLimit(AT_ONCE),
  lock: tabLock,
  owner: () => queryClient.getQueryData(sessionQuery.queryKey)?.session?.user.uid ?? null,
  settle,
  settledElsewhere: ({ draftKey }) => draftStore(draftKey).set((now) => ({ ...now, ...savedParts(draftKey) })),
  signedOut: () => queryClient.setQueryData(sessionQuery.queryKey, { session: null }),
  now: () => Date.now(),
});
whenUploadsForgotten(() => manager.forget());

function settle(target: UploadTarget, upload: Upload, picture: string | null): void {
  if (picture) keepLocalPicture(upload.id, picture);
  queryClient.setQueryData(['private', 'upload', upload.id], upload);
  const before = uploadIdInDraft(target);
  putIntoDraft(target, upload);
  if (before !== undefined && before !== upload.id) removeUpload(before);
}

/** The other tab has saved its draft; text typed here stays. */
function savedParts(draftKey: DraftKey) {
  const { photos, music } = loadDraft(draftKey);
  return { photos, music };
}

export const { start: startUpload, pause: pauseUpload, resume: resumeUpload, cancel: cancelUpload } = manager;

/** Shows at the target why a file is not sent. */
export function refuseUpload(target: UploadTarget, file: File, message: string): void {
  manager.refuse(target, file, new StorageError('storage/invalid-argument', { message }));
}

/** The state of the upload for this target; undefined if there is none. */
export function useUpload(target: UploadTarget): UploadState | undefined {
  const key = keyOf(target);
  return useSyncExternalStore(manager.states.subscribe, () => manager.states.get()[key]);
}

export const uploadStateOf = (target: UploadTarget): UploadState | undefined => manager.states.get()[keyOf(target)];

/** Calls back on every change of any upload. */
export const watchUploads = manager.states.subscribe;

/** Files of a theme that have not arrived yet: sending, paused, or failed and not dismissed. */
export function openUploads(draftKey: DraftKey): { target: UploadTarget; state: UploadState }[] {
  return Object.entries(manager.states.get()).flatMap(([key, state]) => {
    const target = targetOf(key);
    return target.draftKey === draftKey ? [{ target, state }] : [];
  });
}

export function cancelUploads(draftKey: DraftKey): void {
  for (const { target } of openUploads(draftKey)) manager.cancel(target);
}

const ofOrders = new Set<string>();

/** Uploads held by an order must not be deleted by this device. */
export function spareUploads(uploadIds: readonly string[]): void {
  for (const id of uploadIds) ofOrders.add(id);
}

/** Deletes a finished upload from the shop, unless an order holds it. */
export function removeUpload(uploadId: string): void {
  if (ofOrders.has(uploadId)) return;
  dropLocalPicture(uploadId);
  void deleteAtShop(uploadId);
}

/** Resumes uploads from an earlier visit, and asks before leaving would lose bytes. */
export function useKeptUploads(): void {
  const session = useSession();
  const uid = session.user?.uid;
  useEffect(() => {
    if (uid !== undefined) void manager.restore();
  }, [uid]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (manager.wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
