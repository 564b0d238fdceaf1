import { createStore, type Store } from '../store.ts';
import type { StoredUpload, StoredUploads } from './stored-uploads.ts';
import { keyOf, type UploadState, type UploadTarget } from './upload-state.ts';

/** An upload managed by this tab. */
export interface Entry {
  target: UploadTarget;
  upload: StoredUpload;
  picture: string | null;
  bytesKept: boolean;
  /** The current run, if any. */
  running: AbortController | null;
}

type Phase = UploadState extends infer State
  ? State extends UploadState
    ? Omit<State, 'fileName' | 'sizeBytes' | 'picture'>
    : never
  : never;

export interface EntriesParts {
  pictureOf(file: File): Promise<string | null>;
  dropPicture(address: string): void;
  kept: StoredUploads;
}

/** The uploads of this tab, one per target, with the state shown for each. */
export function createUploadEntries(parts: EntriesParts) {
  const states: Store<Readonly<Record<string, UploadState>>> = createStore({});
  const entries = new Map<string, Entry>();

  const put = (target: UploadTarget, state: UploadState | undefined) =>
    states.set((now) => {
      const { [keyOf(target)]: _before, ...others } = now;
      return state === undefined ? others : { ...others, [keyOf(target)]: state };
    });
  const find = (target: UploadTarget): Entry | undefined => entries.get(keyOf(target));
  const stateOf = (target: UploadTarget): UploadState | undefined => states.get()[keyOf(target)];
  const isCurrent = (entry: Entry): boolean => find(entry.target) === entry;

  async function addPicture(entry: Entry, file: File): Promise<void> {
    const picture = await parts.pictureOf(file);
    if (picture === null) return;
    if (!isCurrent(entry)) return parts.dropPicture(picture);
    entry.picture = picture;
    const state = stateOf(entry.target);
    if (state) put(entry.target, { ...state, picture });
  }

  return {
    states,
    put,
    find,
    stateOf,
    isCurrent,
    all: (): Entry[] => [...entries.values()],

    show(entry: Entry, phase: Phase): void {
      const { fileName, sizeBytes } = entry.upload;
      if (isCurrent(entry)) put(entry.target, { ...phase, fileName, sizeBytes, picture: entry.picture });
    },

    add(target: UploadTarget, upload: StoredUpload, bytesKept: boolean): Entry {
      const entry: Entry = { target, upload, picture: null, bytesKept, running: null };
      entries.set(keyOf(target), entry);
      if (upload.file && target.kind === 'photo') void addPicture(entry, upload.file);
      return entry;
    },

    change(entry: Entry, part: Partial<StoredUpload>): void {
      Object.assign(entry.upload, part);
      if (isCurrent(entry)) void parts.kept.change(keyOf(entry.target), part);
    },

    /** Removes an upload from this tab; its picture stays valid if `handedOn`. */
    remove(entry: Entry, handedOn = false): void {
      entry.running?.abort();
      if (!isCurrent(entry)) return;
      entries.delete(keyOf(entry.target));
      put(entry.target, undefined);
      if (entry.picture && !handedOn) parts.dropPicture(entry.picture);
    },
  };
}
