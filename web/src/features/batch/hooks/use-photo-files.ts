import { photoNameKey } from '@nimantran/proto/domain/photo-name';
import { BATCH_LIMITS } from '@nimantran/proto/http/studio/batches';
import { useEffect, useRef, useState } from 'react';
import { awaitCheck } from '../../../lib/uploads/await-check.ts';
import { sendFile } from '../../../lib/uploads/send-file.ts';
import { StorageError } from '../../../lib/uploads/storage-error.ts';

export interface PhotoFile {
  name: string;
  state: 'waiting' | 'sending' | 'ready' | 'failed';
  uploadId: string | null;
  /** Reason of the failure, as a message. */
  reason: string | null;
}

const AT_ONCE = 3;

/** Uploads the photos of a batch, a few at a time. A file replaces an earlier one of the same name. */
export function usePhotoFiles() {
  const [photos, setPhotos] = useState<readonly PhotoFile[]>([]);
  const files = useRef(new Map<string, File>());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const { current } = leaving;
    return () => current.abort(new Error('You left the page.'));
  }, []);

  const change = (name: string, changes: Partial<PhotoFile>) =>
    setPhotos((before) => before.map((photo) => (photo.name === name ? { ...photo, ...changes } : photo)));

  async function send(file: File): Promise<void> {
    const { signal } = leaving.current;
    change(file.name, { state: 'sending' });
    try {
      const quiet = { onUrl: () => {}, onProgress: () => {}, onPause: () => {} };
      const id = await sendFile(file, { kind: 'photo', url: null, signal, ...quiet });
      const upload = await awaitCheck(id, signal);
      if (upload.state === 'ready') change(file.name, { state: 'ready', uploadId: id });
      else change(file.name, { state: 'failed', reason: upload.reason });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof StorageError ? error.message : 'The photo could not be uploaded. Choose it again.';
      change(file.name, { state: 'failed', reason });
    }
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const some = chosen.slice(0, Math.max(0, BATCH_LIMITS.photos - photos.length));
    const names = new Set(some.map((file) => photoNameKey(file.name)));
    for (const file of some) files.current.set(file.name, file);
    setPhotos((before) => [
      ...before.filter((photo) => !names.has(photoNameKey(photo.name))),
      ...some.map(({ name }): PhotoFile => ({ name, state: 'waiting', uploadId: null, reason: null })),
    ]);
    const queue = [...some];
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift()) await send(file);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  return { photos, add, remove: (name: string) => setPhotos((before) => before.filter((photo) => photo.name !== name)) };
}
