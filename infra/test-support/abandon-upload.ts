import { Readable } from 'node:stream';
import type { ObjectStore } from '@nimantran/kit/store/object-store';

const MIB = 1024 * 1024;

/** Begins a multipart upload and abandons it, like a sender that is killed. @throws Error if the store accepted the object */
export async function abandonUpload(store: ObjectStore, key: string): Promise<void> {
  const left = new Error('The sender is gone.');
  const parts = async function* () {
    for (let index = 0; index < 10; index += 1) yield Buffer.alloc(MIB);
    throw left;
  };
  const failure = await store.put(key, Readable.from(parts()), 'video/mp4').catch((error: unknown) => error);
  if (failure !== left) throw new Error(`${key} was not left half written`, { cause: failure });
}
