import { deleteUpload, getUpload, TUS_PATH, UPLOAD_LIMITS, type Upload } from '@nimantran/proto/http/media';
import { call, messageOf, xsrfHeader } from '../../../lib/api.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { setPhoto } from './draft-store.ts';
import { photoFault } from './photo-fault.ts';
import { sendFile } from './send-file.ts';

/** Where a photo is on its way; absent once it is in the draft. */
export type UploadState =
  | { phase: 'sending'; fileName: string; fraction: number }
  | { phase: 'checking'; fileName: string }
  | { phase: 'failed'; fileName: string; message: string; retry: File | null };

const CHECK_PAUSE_MS = { first: 500, longest: 3_000 };

const uploadStore = createStore<Record<string, UploadState>>({});
const running = new Map<string, AbortController>();

const keyOf = (themeId: number, slot: string) => `${themeId}:${slot}`;

export function useUpload(themeId: number, slot: string): UploadState | undefined {
  return useStore(uploadStore)[keyOf(themeId, slot)];
}

export function isUploading(themeId: number): boolean {
  return Object.entries(uploadStore.get()).some(([key, state]) => key.startsWith(`${themeId}:`) && state.phase !== 'failed');
}

/** Sends a photo and waits until it is checked. It goes on while other steps of the flow are open. */
export async function startUpload(themeId: number, slot: string, file: File): Promise<void> {
  const key = keyOf(themeId, slot);
  running.get(key)?.abort();
  const fault = photoFault(file);
  if (fault) return put(key, { phase: 'failed', fileName: file.name, message: fault, retry: null });
  const controller = new AbortController();
  running.set(key, controller);
  const { signal } = controller;
  try {
    put(key, { phase: 'sending', fileName: file.name, fraction: 0 });
    const id = await sendFile(TUS_PATH, file, {
      signal,
      headers: xsrfHeader,
      onProgress: (fraction) => put(key, { phase: 'sending', fileName: file.name, fraction }),
    });
    put(key, { phase: 'checking', fileName: file.name });
    const upload = await untilChecked(id, signal);
    if (upload.state === 'rejected') {
      const message = upload.reason ?? 'This photo cannot be used.';
      return put(key, { phase: 'failed', fileName: file.name, message, retry: null });
    }
    setPhoto(themeId, slot, { upload_id: upload.id, file_name: upload.file_name });
    put(key, undefined);
  } catch (error) {
    if (!signal.aborted) put(key, { phase: 'failed', fileName: file.name, message: messageOf(error), retry: file });
  } finally {
    if (running.get(key) === controller) running.delete(key);
  }
}

function dropUpload(themeId: number, slot: string): void {
  const key = keyOf(themeId, slot);
  running.get(key)?.abort();
  running.delete(key);
  put(key, undefined);
}

/** Takes a photo out of the draft and, unless an order holds it, off the shop's disks. */
export function removePhoto(themeId: number, slot: string, uploadId: string | undefined): void {
  dropUpload(themeId, slot);
  setPhoto(themeId, slot, null);
  if (uploadId === undefined) return;
  call(deleteUpload, { params: { id: uploadId } }).catch((error: unknown) => console.warn('The upload stays for now', error));
}

async function untilChecked(id: string, signal: AbortSignal): Promise<Upload> {
  const deadline = Date.now() + UPLOAD_LIMITS.retry_operation_ms;
  for (let pause = CHECK_PAUSE_MS.first; ; pause = Math.min(pause * 1.5, CHECK_PAUSE_MS.longest)) {
    const upload = await call(getUpload, { params: { id }, signal });
    if (upload.state === 'ready' || upload.state === 'rejected') return upload;
    if (Date.now() > deadline) throw new Error('The photo was not checked in time.');
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
}

function put(key: string, state: UploadState | undefined): void {
  uploadStore.set((now) => {
    const { [key]: _before, ...others } = now;
    return state === undefined ? others : { ...others, [key]: state };
  });
}
