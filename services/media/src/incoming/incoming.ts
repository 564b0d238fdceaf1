import type { DataStore } from '@tus/server';

/** Where files are while they come in and until they are checked. */
export interface Incoming {
  /** What the protocol writes to. */
  datastore: DataStore;
  /** Brings a finished upload to a local file, which is the caller's until `release`. */
  open(id: string): Promise<{ path: string; release(): Promise<void> }>;
  /** Bytes that are there; 0 for none. */
  size(id: string): Promise<number>;
  /** Removes the bytes and all notes about them. Safe to repeat. */
  remove(id: string): Promise<void>;
}
