import type { Upload } from '@nimantran/proto/http/media/uploads';
import { createConcurrencyLimit } from '../../src/lib/uploads/concurrency-limit.ts';
import type { Sending } from '../../src/lib/uploads/send-file.ts';
import type { StoredUpload, StoredUploads } from '../../src/lib/uploads/stored-uploads.ts';
import type { TabLock } from '../../src/lib/uploads/tab-lock.ts';
import { createUploadManager, type ManagerParts, type UploadManager } from '../../src/lib/uploads/upload-manager.ts';
import { keyOf, type UploadState, type UploadTarget } from '../../src/lib/uploads/upload-state.ts';
import { newUpload } from './mock-shop.ts';

export const target = (slot: string, draftKey = 101): UploadTarget => ({ draftKey, kind: 'photo', slot });
export const photo = (name: string, bytes = 1000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 7 });

/** A browser's storage shared by all its tabs. `full` stores no bytes. */
export function memoryOf(full = false): StoredUploads & { map: Map<string, StoredUpload> } {
  const map = new Map<string, StoredUpload>();
  return {
    map,
    keep: async (key, upload) => {
      map.set(key, full ? { ...upload, file: null } : { ...upload });
      return !full;
    },
    change: async (key, part) => {
      const kept = map.get(key);
      if (kept) map.set(key, { ...kept, ...part });
    },
    drop: async (key) => void map.delete(key),
    all: async () => new Map([...map].map(([key, kept]) => [key, { ...kept }])),
  };
}

/** Locks shared by the tabs of one browser. */
export function locksOf(): () => TabLock {
  const held = new Map<string, { lost: AbortController; over: Promise<void>; owner: object }>();
  return () => ({
    async hold(name, how, signal, work) {
      for (let holder = held.get(name); holder; holder = held.get(name)) {
        if (how === 'if-free') return 'taken';
        if (how === 'take') {
          held.delete(name);
          holder.lost.abort();
          break;
        }
        await Promise.race([
          holder.over,
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        ]);
      }
      const lost = new AbortController();
      const owner = {};
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, { lost, over: promise, owner });
      try {
        await work(lost.signal);
      } finally {
        if (held.get(name)?.owner === owner) held.delete(name);
        resolve();
      }
      return 'done';
    },
  });
}

export interface Sent {
  file: File;
  sending: Sending;
  /** All bytes have reached the shop. */
  arrive(id: string): void;
  fail(error: unknown): void;
}

export interface Tab {
  manager: UploadManager;
  sent: Sent[];
  settled: [string, string][];
  elsewhere: string[];
  deleted: string[];
  stateOf(slot: string): UploadState | undefined;
  owner: { uid: string | null };
}

interface TabParts {
  kept?: StoredUploads;
  lock?: TabLock;
  check?: ManagerParts['awaitCheck'];
  now?: () => number;
  atOnce?: number;
}

/** A tab of the shop whose uploads wait until the test lets them finish. */
export function openTab({ kept = memoryOf(), lock = locksOf()(), check, now = () => 0, atOnce = 2 }: TabParts = {}): Tab {
  const sent: Sent[] = [];
  const settled: [string, string][] = [];
  const elsewhere: string[] = [];
  const deleted: string[] = [];
  const owner: Tab['owner'] = { uid: 'asha' };
  const manager = createUploadManager({
    send: (file, sending) =>
      new Promise((arrive, fail) => {
        sent.push({ file, sending, arrive, fail });
        sending.signal.addEventListener('abort', () => fail(sending.signal.reason));
      }),
    awaitCheck: check ?? (async (id) => ready(id)),
    deleteAtShop: async (id) => void deleted.push(id),
    pictureOf: async () => null,
    dropPicture: () => {},
    kept,
    places: createConcurrencyLimit(atOnce),
    lock,
    owner: () => owner.uid,
    settle: ({ slot }, upload) => void settled.push([slot, upload.id]),
    settledElsewhere: ({ slot }) => void elsewhere.push(slot),
    signedOut: () => {
      owner.uid = null;
    },
    now,
  });
  const stateOf = (slot: string) => manager.states.get()[keyOf(target(slot))];
  return { manager, sent, settled, elsewhere, deleted, stateOf, owner };
}

export const ready = (id: string): Upload => ({ ...newUpload('x.jpg', 'photo'), id, state: 'ready', width: 900, height: 1100 });
