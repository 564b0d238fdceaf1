import type { UploadKind } from '@nimantran/proto/http/media';
import { clear, createStore, delMany, entries, promisifyRequest, setMany } from 'idb-keyval';
import { readStored, removeStored, storedKeys, writeStored } from '../browser/storage.ts';
import type { DraftKey } from '../drafts/draft.ts';

/** An upload under way, as this device keeps it over a reload. */
export interface StoredUpload {
  draftKey: DraftKey;
  kind: UploadKind;
  slot: string;
  /** Whose upload it is: nobody else's session sends it. */
  ownerUid: string;
  fileName: string;
  sizeBytes: number;
  modifiedAt: number;
  /** The bytes; null where the device could not keep them, and once the shop has them all. */
  file: File | null;
  /** Where it is sent to, once begun. */
  url: string | null;
  /** Once all bytes are there. */
  uploadId: string | null;
  sentBytes: number;
  paused: boolean;
  begunAt: number;
}

/** Keeps uploads by a key of the caller's. Nothing here throws: what cannot be kept is sent all the same. */
export interface StoredUploads {
  /** Tells whether the bytes are kept too. */
  keep(key: string, upload: StoredUpload): Promise<boolean>;
  /** Changes nothing where there is none. */
  change(key: string, part: Partial<StoredUpload>): Promise<void>;
  drop(key: string): Promise<void>;
  all(): Promise<Map<string, StoredUpload>>;
}

const PREFIX = 'upload:';
const ABOUT = 'about:';
const BYTES = 'bytes:';
/** Some browsers leave a database hanging instead of refusing it. */
const ANSWERS_WITHIN_MS = 10_000;
const database = createStore('nimantran', 'uploads');
const forgetters = new Set<() => void>();

/** Files stand in IndexedDB; where that is absent, forbidden or full, local storage keeps what is known of them. */
export const keptUploads: StoredUploads = {
  async keep(key, upload) {
    const about = { ...upload, file: null };
    try {
      // Apart, so that a change of what is known does not write the bytes again.
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
      console.warn('The file cannot be kept on this device', error);
      // What stood here was of a file before.
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

/** Whoever signs out leaves no file behind; uploads under way stop. */
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
    console.warn('This device keeps no files', error);
  }
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not answer.')), ANSWERS_WITHIN_MS);
  });
  return Promise.race([work, late]);
}
