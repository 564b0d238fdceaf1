import type { Readable } from 'node:stream';

export interface ObjectInfo {
  key: string;
  size_bytes: number;
  content_type: string;
  modified_at: Date;
}

/** The properties in a listing; the type would need a request for each object. */
export type ListedObject = Omit<ObjectInfo, 'content_type'>;

export interface SignedUrlOptions {
  /** Whole seconds, at most seven days. */
  expires_in_seconds: number;
  /** Name under which the browser saves it; if absent, it is played or shown in the page. */
  download_name?: string;
}

/**
 * The port to the object store. We choose the keys: `[a-z0-9/._-]`, no empty or dot segments, at most 512 characters, and none is
 * below another: on disk that would be a file and a folder of the same name. Objects are written as a whole: a reader sees the
 * old object, the new one or none.
 */
export interface ObjectStore {
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo>;
  putFile(key: string, path: string, contentType: string): Promise<ObjectInfo>;
  /** `range` in bytes, both ends inclusive. @throws ObjectNotFoundError */
  get(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  /** Writes the object to a file. @throws ObjectNotFoundError */
  getFile(key: string, path: string): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Sorted by key; at most 1000 unless `limit` sets another number. */
  list(prefix: string, options?: { after?: string; limit?: number }): Promise<ListedObject[]>;
  /**
   * An address, on the shop's or the store's origin, at which anyone can GET the object, whole or by range, until it expires. How
   * the browser treats it depends on the key's extension and the name: see presentation.ts. @throws RangeError
   */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
}

export class ObjectNotFoundError extends Error {
  override readonly name = 'ObjectNotFoundError';
  readonly key: string;
  constructor(key: string) {
    super(`No object ${key}`);
    this.key = key;
  }
}

/** The maximum lifetime of S3's signatures. */
const LONGEST_ADDRESS_SECONDS = 7 * 24 * 3600;
const LONGEST_KEY = 512;
const KEY = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** @throws TypeError for text that is not a valid object key */
export function checkedKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new TypeError(`Not a key of the object store: ${key.slice(0, 80)}`);
  return key;
}

/** @throws RangeError if it exceeds the longest signature lifetime */
export function checkedLifetime(seconds: number): number {
  if (!Number.isSafeInteger(seconds) || seconds > LONGEST_ADDRESS_SECONDS)
    throw new RangeError(`An address is valid for at most ${LONGEST_ADDRESS_SECONDS} whole seconds, not ${seconds}`);
  return seconds;
}
