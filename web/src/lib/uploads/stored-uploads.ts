import type { UploadKind } from '@nimantran/proto/http/media/uploads';
import { clear, createStore, delMany, entries, promisifyRequest, setMany } from 'idb-keyval';
import { readStored, removeStored, storedKeys, writeStored } from '../browser/storage.ts';
import type { DraftKey } from '../drafts/draft.ts';

/** An upload under way, as stored on this device across reloads. */
export interface StoredUpload {
  draftKey: DraftKey;
  kind: UploadKind;
  slot: string;
  /** The owner of the upload: no other person's session may send it. */
  ownerUid: string;
  fileName: string;
  sizeBytes: number;
  modifiedAt: number;
  /** The bytes; null if the device could not store them, and once the shop has them all. */
  file: File | null;
  /** The upload's address, once begun. */
  url: string | null;
  /** Set once all bytes have arrived. */
  uploadId: string | null;
  sentBytes: number;
  paused: boolean;
  begunAt: number;
}

/** Stores uploads by the caller's key. Nothing here throws: an upload that cannot be stored is sent all the same. */
export interface StoredUploads {
  /** Returns whether the bytes were stored too. */
  keep(key: string, upload: StoredUpload): Promise<boolean>;
  /** Does nothing if there is no such upload. */
  change(key: string, part: Partial<StoredUpload>): Promise<void>;
  drop(key: string): Promise<void>;
  all(): Promise<Map<string, StoredUpload>>;
}

const PREFIX = 'upload:';
const ABOUT = 'about:';
const BYTES = 'bytes:';
/** In some browsers, opening a database hangs instead of failing. */
const ANSWERS_WITHIN_MS = 10_000;
const database = createStore('nimantran', 'uploads');
const forgetters = new Set<() => void>();

/** IndexedDB stores the files; if it is absent, forbidden or full, local storage keeps their metadata. */
export const keptUploads: StoredUploads = {
  async keep(key, upload) {
    const about = { ...upload, file: null };
    try {
      // Stored separately, so that a change of the metadata does not rewrite the bytes.
      await inTime(
        setMany(
          [
            [ABOUT + key, about],
            [BYTES + key, upload.file],
          ],
          database,
        ),
      );
      return upload.file !== null;
    } catch (error) {
      console.warn('The file cannot be stored on this device', error);
      // Removes the leftovers of an earlier file.
      await quietly(() => delMany([ABOUT + key, BYTES + key], database));
      writeStored(PREFIX + key, JSON.stringify(about));
      return false;
    }
  },
  async change(key, part) {
    const note = readNote(PREFIX + key);
    if (note) writeStored(PREFIX + key, JSON.stringify({ ...note, ...part, file: null }));
    await quietly(() =>
      database('readwrite', async (store) => {
        const kept = await promisifyRequest<StoredUpload | undefined>(store.get(ABOUT + key));
        if (kept) store.put({ ...kept, ...part, file: null }, ABOUT + key);
        if (part.file === null) store.delete(BYTES + key);
        return promisifyRequest(store.transaction);
      }),
    );
  },
  async drop(key) {
    removeStored(PREFIX + key);
    await quietly(() => delMany([ABOUT + key, BYTES + key], database));
  },
  async all() {
    const kept = new Map<string, StoredUpload>();
    for (const name of storedKeys().filter((candidate) => candidate.startsWith(PREFIX))) {
      const note = readNote(name);
      if (note) kept.set(name.slice(PREFIX.length), note);
    }
    await quietly(async () => {
      const stored = new Map<string, unknown>(await entries<string, unknown>(database));
      for (const [name, about] of stored) {
        if (!name.startsWith(ABOUT)) continue;
        const key = name.slice(ABOUT.length);
        const file = stored.get(BYTES + key);
        kept.set(key, { ...(about as StoredUpload), file: file instanceof File ? file : null });
      }
    });
    return kept;
  },
};

/** Signing out leaves no file behind; uploads under way stop. */
export function forgetUploads(): void {
  for (const forget of forgetters) forget();
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) removeStored(key);
  void quietly(() => clear(database));
}

export function whenUploadsForgotten(forget: () => void): void {
  forgetters.add(forget);
}

function readNote(name: string): StoredUpload | undefined {
  const text = readStored(name);
  if (text === null) return undefined;
  try {
    const note: StoredUpload = JSON.parse(text);
    return note;
  } catch {
    return undefined;
  }
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await inTime(work());
  } catch (error) {
    console.warn('This device cannot store files', error);
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer.')), ANSWERS_WITHIN_MS);
  });
  return Promise.race([work, late]);
}
