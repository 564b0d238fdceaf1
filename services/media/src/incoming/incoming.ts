import type { Closable } from '@nimantran/kit/bus/bus';
import type { DataStore } from '@tus/server';

/** Stores files while they are received and until they are checked. Changing one requires its lock. */
export interface Incoming extends Closable {
  datastore: DataStore;
  /** Makes a finished upload available as a local file, which the caller may use until `release`. */
  open(id: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Bytes received; 0 if nothing is stored. */
  size(id: string): Promise<number>;
  /** Whether all bytes are stored and can be opened. Completes a last step that a killed process left out. */
  complete(id: string, bytes: number): Promise<boolean>;
  /** Removes the bytes and all metadata. Safe to repeat. */
  remove(id: string): Promise<void>;
  /** Ids with files older than `time`, finished or not. */
  leftBefore(time: Date): Promise<string[]>;
}

/** Files with other names do not belong to uploads. */
export const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The length must come with the creation, because quotas need it. */
export const withoutDeferredLength = <Store extends DataStore>(store: Store): Store =>
  Object.assign(store, { extensions: store.extensions.filter((name) => name !== 'creation-defer-length') });
