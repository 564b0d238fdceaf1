import type { Upload } from '@nimantran/proto/http/media/uploads';
import { draftStore, setPhoto } from '../drafts/draft-store.ts';
import type { UploadTarget } from './upload-state.ts';

/** Puts a finished upload into its place in the draft. */
export function putIntoDraft({ draftKey, kind, slot }: UploadTarget, upload: Upload): void {
  const { id, file_name, width, height, duration_seconds } = upload;
  if (kind === 'photo') {
    setPhoto(draftKey, slot, { upload_id: id, file_name, ...(width && height && { width, height }) });
    return;
  }
  const music = { upload_id: id, file_name, duration_seconds: duration_seconds ?? 0, start_seconds: 0, rights: false };
  draftStore(draftKey).set((now) => ({ ...now, music }));
}

export function uploadIdInDraft({ draftKey, kind, slot }: UploadTarget): string | undefined {
  const draft = draftStore(draftKey).get();
  return kind === 'photo' ? draft.photos[slot]?.upload_id : draft.music?.upload_id;
}
