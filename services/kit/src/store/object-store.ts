import type { Readable } from 'node:stream';

export interface ObjectInfo {
  key: string;
  size_bytes: number;
  content_type: string;
  modified_at: Date;
}

export interface SignedUrlOptions {
  expires_in_seconds: number;
  /** Name the browser saves it under; absent plays or shows it in the page. */
  download_name?: string;
}

/**
 * The port to the object store. Keys are ours: `[a-z0-9/._-]`, no empty or dot segments, at most 512 characters.
 * Things are written whole: a reader sees the old object, the new one or none.
 */
export interface ObjectStore {
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<ObjectInfo>;
  putFile(key: string, path: string, contentType: string): Promise<ObjectInfo>;
  /** `range` in bytes, both ends inclusive. @throws ObjectNotFoundError */
  get(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  /** Writes the object to a file. @throws ObjectNotFoundError */
  getFile(key: string, path: string): Promise<ObjectInfo>;
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  list(prefix: string, options?: { after?: string; limit?: number }): Promise<ObjectInfo[]>;
  /** An address, below the shop's own or the store's, that works for everybody until it expires. */
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
