import type { Upload } from '@nimantran/proto/http/media';
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

/** More at once make each slower, and the first photo later. */
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

/** The other tab has saved its draft; words typed here stay. */
function savedParts(draftKey: DraftKey) {
  const { photos, music } = loadDraft(draftKey);
  return { photos, music };
}

export const { start: startUpload, pause: pauseUpload, resume: resumeUpload, cancel: cancelUpload } = manager;

/** Says at the target why a file is not sent at all. */
export function refuseUpload(target: UploadTarget, file: File, message: string): void {
  manager.refuse(target, file, new StorageError('storage/invalid-argument', { message }));
}

/** Where the upload for this target is; undefined where none is under way. */
export function useUpload(target: UploadTarget): UploadState | undefined {
  const key = keyOf(target);
  return useSyncExternalStore(manager.states.subscribe, () => manager.states.get()[key]);
}

export const uploadStateOf = (target: UploadTarget): UploadState | undefined => manager.states.get()[keyOf(target)];

/** Calls back at every change of any upload. */
export const watchUploads = manager.states.subscribe;

/** What of a theme has not arrived yet: on its way, paused, or failed and not put aside. */
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

/** What an order has is not this device's to take away. */
export function spareUploads(uploadIds: readonly string[]): void {
  for (const id of uploadIds) ofOrders.add(id);
}

/** Takes a finished upload off the shop's disks, unless an order holds it. */
export function removeUpload(uploadId: string): void {
  if (ofOrders.has(uploadId)) return;
  dropLocalPicture(uploadId);
  void deleteAtShop(uploadId);
}

/** Goes on with what an earlier visit has left, and asks before leaving would lose bytes. */
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
