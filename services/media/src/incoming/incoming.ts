import type { Closable } from '@nimantran/kit/bus/bus';
import type { DataStore } from '@tus/server';

/** Where files are while they come in and until they are checked. Whoever changes one holds its lock. */
export interface Incoming extends Closable {
  /** What the protocol writes to. */
  datastore: DataStore;
  /** Brings a finished upload to a local file, which is the caller's until `release`. */
  open(id: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Bytes that are there; 0 for none. */
  size(id: string): Promise<number>;
  /** Whether all bytes are there and can be opened. Makes up for a last step that a killed process left out. */
  complete(id: string, bytes: number): Promise<boolean>;
  /** Removes the bytes and all notes about them. Safe to repeat. */
  remove(id: string): Promise<void>;
  /** Ids of which something was left before that time, finished or not. */
  leftBefore(time: Date): Promise<string[]>;
}

/** What is not named so is not an upload's. */
export const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A length is asked with the creation, for the quotas. */
export const withoutDeferredLength = <Store extends DataStore>(store: Store): Store =>
  Object.assign(store, { extensions: store.extensions.filter((name) => name !== 'creation-defer-length') });
