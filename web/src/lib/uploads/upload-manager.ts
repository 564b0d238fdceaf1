import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import type { Store } from '../store.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { idOfUrl, type Sending } from './send-file.ts';
import { StorageError, storageErrorOf } from './storage-error.ts';
import type { StoredUpload } from './stored-uploads.ts';
import type { TabLock } from './tab-lock.ts';
import { TimeLeft } from './time-left.ts';
import { createUploadEntries, type EntriesParts, type Entry } from './upload-entries.ts';
import { isUnderWay, keyOf, targetOf, type UploadState, type UploadTarget } from './upload-state.ts';

const KEPT_FOR_MS = DAY_MS;
/** Often enough to see progress. */
const SHOWN_EVERY_MS = 250;

export interface ManagerParts extends EntriesParts {
  send(file: File, sending: Sending): Promise<string>;
  awaitCheck(id: string, signal: AbortSignal): Promise<Upload>;
  deleteAtShop(id: string): Promise<void>;
  places: ConcurrencyLimit;
  lock: TabLock;
  /** The signed-in person. */
  owner(): string | null;
  /** Puts a finished upload into the draft. */
  settle(target: UploadTarget, upload: Upload, picture: string | null): void;
  /** Another tab has finished or cancelled this upload. */
  settledElsewhere(target: UploadTarget): void;
  /** The session has ended. */
  signedOut(): void;
  now(): number;
}

export interface UploadManager {
  states: Store<Readonly<Record<string, UploadState>>>;
  /** Sends a file, replacing any upload under way for this target. */
  start(target: UploadTarget, file: File): void;
  /** Shows at the target why a file is not sent. */
  refuse(target: UploadTarget, file: File, reason: StorageError): void;
  pause(target: UploadTarget): void;
  /** After a pause or a failure: continues from the bytes the shop has. */
  resume(target: UploadTarget): void;
  /** Cancels it here and at the shop. */
  cancel(target: UploadTarget): void;
  /** Continues the stored uploads of the signed-in person. */
  restore(): Promise<void>;
  /** Stops everything without notifying the shop: no one is signed in any more. */
  forget(): void;
  /** Whether leaving the page now would lose unsent bytes. */
  wouldLose(): boolean;
}

export function createUploadManager(parts: ManagerParts): UploadManager {
  const entries = createUploadEntries(parts);
  const { states, put, show, add, change, remove, isCurrent } = entries;

  /** Cancels it at the shop as well. */
  const discard = (entry: Entry) => {
    const { uploadId, url } = entry.upload;
    remove(entry);
    const id = uploadId ?? (url === null ? null : idOfUrl(url));
    if (id !== null) void parts.deleteAtShop(id);
  };

  /** If another tab sends it, that tab notices by losing its lock. */
  const giveUp = (entry: Entry) => {
    const key = keyOf(entry.target);
    const elsewhere = entries.stateOf(entry.target)?.phase === 'elsewhere';
    discard(entry);
    void parts.kept.drop(key).then(() => {
      if (elsewhere) parts.lock.hold(key, 'take', new AbortController().signal, async () => {}).catch(console.warn);
    });
  };

  /** Sends and waits for the check, in one tab at a time. Ends when it is ready, has failed, or was stopped. */
  async function run(entry: Entry, how: 'take' | 'if-free' | 'wait'): Promise<void> {
    entry.running?.abort();
    const running = new AbortController();
    entry.running = running;
    const { signal } = running;
    const key = keyOf(entry.target);
    try {
      if (how === 'take') show(entry, entry.upload.uploadId === null ? { phase: 'waiting' } : { phase: 'checking' });
      const outcome = await parts.lock.hold(key, how, signal, async (lost) => {
        lost.addEventListener('abort', () => {
          if (signal.aborted) return;
          remove(entry);
          void follow(entry.target);
        });
        // The upload may have ended while this tab waited for the lock.
        if (how !== 'take') {
          const kept = (await parts.kept.all()).get(key);
          if (!kept) {
            remove(entry);
            return parts.settledElsewhere(entry.target);
          }
          entry.upload = kept;
        }
        await carryThrough(entry, signal);
      });
      if (outcome === 'taken') {
        show(entry, { phase: 'elsewhere' });
        await run(entry, 'wait');
      }
    } catch (error) {
      if (!signal.aborted) fail(entry, storageErrorOf(error));
    } finally {
      if (entry.running === running) entry.running = null;
    }
  }

  async function carryThrough(entry: Entry, signal: AbortSignal): Promise<void> {
    const { upload } = entry;
    if (upload.uploadId === null) {
      if (upload.file === null) return show(entry, { phase: 'asking', sentBytes: upload.sentBytes });
      show(entry, { phase: 'waiting' });
      const leave = await parts.places.enter(signal);
      try {
        change(entry, { uploadId: await parts.send(upload.file, sendingOf(entry, signal)) });
      } finally {
        leave();
      }
    }
    const { uploadId } = upload;
    if (uploadId === null) return;
    show(entry, { phase: 'checking' });
    const checked = await parts.awaitCheck(uploadId, signal);
    signal.throwIfAborted();
    if (checked.state === 'rejected') {
      throw new StorageError('storage/invalid-argument', { message: checked.reason ?? undefined });
    }
    const { picture } = entry;
    await parts.kept.drop(keyOf(entry.target));
    signal.throwIfAborted();
    remove(entry, true);
    parts.settle(entry.target, checked, picture);
  }

  function sendingOf(entry: Entry, signal: AbortSignal): Sending {
    const { upload } = entry;
    const timeLeft = new TimeLeft();
    let shownAt = Number.NEGATIVE_INFINITY;
    const showSending = (stuck: boolean, secondsLeft: number | null) => {
      if (!signal.aborted) show(entry, { phase: 'sending', sentBytes: upload.sentBytes, secondsLeft, stuck });
    };
    showSending(false, null);
    return {
      kind: upload.kind,
      url: upload.url,
      signal,
      onUrl: (url) => change(entry, { url }),
      onProgress: (sentBytes) => {
        upload.sentBytes = sentBytes;
        const now = parts.now();
        const secondsLeft = timeLeft.after(sentBytes, upload.sizeBytes, now);
        if (now - shownAt < SHOWN_EVERY_MS && sentBytes < upload.sizeBytes) return;
        shownAt = now;
        showSending(false, secondsLeft);
      },
      onPause: () => showSending(true, null),
    };
  }

  function fail(entry: Entry, error: StorageError): void {
    if (error.code === 'storage/unauthenticated') parts.signedOut();
    // The shop lost it during the check: the bytes are still here.
    if (error.code === 'storage/object-not-found') change(entry, { uploadId: null, url: null, sentBytes: 0 });
    const retriable = error.code !== 'storage/invalid-argument';
    if (!retriable) void parts.kept.drop(keyOf(entry.target));
    show(entry, { phase: 'failed', code: error.code, message: error.message, retriable });
  }

  /** Waits for the tab that has taken over an upload. */
  async function follow(target: UploadTarget): Promise<void> {
    const upload = (await parts.kept.all()).get(keyOf(target));
    if (!upload || entries.find(target)) return;
    await run(add(target, upload, upload.file !== null), 'if-free');
  }

  function begin(target: UploadTarget, file: File, ownerUid: string, url: string | null): void {
    const upload: StoredUpload = {
      ...target,
      ownerUid,
      url,
      fileName: file.name,
      sizeBytes: file.size,
      modifiedAt: file.lastModified,
      file,
      uploadId: null,
      sentBytes: 0,
      paused: false,
      begunAt: parts.now(),
    };
    const entry = add(target, upload, false);
    void parts.kept.keep(keyOf(target), { ...upload }).then((bytesKept) => {
      entry.bytesKept = bytesKept;
      // Progress made while the bytes were being stored.
      if (isCurrent(entry))
        void parts.kept.change(keyOf(target), { url: upload.url, uploadId: upload.uploadId, paused: upload.paused });
      else if (!entries.find(target)) void parts.kept.drop(keyOf(target));
    });
    void run(entry, 'take');
  }

  function refuse(target: UploadTarget, file: File, { code, message }: StorageError): void {
    const before = entries.find(target);
    if (before) giveUp(before);
    const about = { fileName: file.name, sizeBytes: file.size, picture: null };
    put(target, { ...about, phase: 'failed', code, message, retriable: false });
  }

  return {
    states,
    refuse,
    start(target, file) {
      const owner = parts.owner();
      if (owner === null) return refuse(target, file, new StorageError('storage/unauthenticated'));
      const before = entries.find(target);
      const goesOn = before !== undefined && before.upload.file === null && isSameFile(before.upload, file);
      const url = goesOn && before.upload.uploadId === null ? before.upload.url : null;
      if (before) {
        if (goesOn) remove(before);
        else discard(before);
      }
      begin(target, file, owner, url);
    },
    pause(target) {
      const entry = entries.find(target);
      if (!entry || entry.upload.uploadId !== null) return;
      entry.running?.abort();
      const { sentBytes } = entry.upload;
      change(entry, { paused: true, sentBytes });
      show(entry, { phase: 'paused', sentBytes });
    },
    resume(target) {
      const entry = entries.find(target);
      if (!entry) return;
      change(entry, { paused: false });
      void run(entry, 'take');
    },
    cancel(target) {
      const entry = entries.find(target);
      if (entry) giveUp(entry);
      else put(target, undefined);
    },
    async restore() {
      const owner = parts.owner();
      for (const [key, upload] of await parts.kept.all()) {
        const target = targetOf(key);
        const stale = parts.now() - upload.begunAt > KEPT_FOR_MS;
        if (stale || (owner !== null && upload.ownerUid !== owner)) void parts.kept.drop(key);
        if (stale || upload.ownerUid !== owner || entries.find(target)) continue;
        const entry = add(target, upload, upload.file !== null);
        if (upload.paused && upload.uploadId === null) show(entry, { phase: 'paused', sentBytes: upload.sentBytes });
        else void run(entry, 'if-free');
      }
      // Signed in again: resumes uploads that stopped because the session ended.
      for (const entry of owner === null ? [] : entries.all()) {
        const state = entries.stateOf(entry.target);
        if (state?.phase === 'failed' && state.code === 'storage/unauthenticated') void run(entry, 'take');
      }
    },
    forget() {
      for (const entry of entries.all()) remove(entry);
      states.set({});
    },
    wouldLose: () =>
      entries.all().some((entry) => {
        const state = entries.stateOf(entry.target);
        const toSend = entry.upload.uploadId === null && entry.upload.file !== null && !entry.bytesKept;
        return toSend && state !== undefined && (isUnderWay(state) || state.phase === 'paused');
      }),
  };
}

const isSameFile = (upload: StoredUpload, file: File): boolean =>
  upload.fileName === file.name && upload.sizeBytes === file.size && upload.modifiedAt === file.lastModified;
