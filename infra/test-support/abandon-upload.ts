import { Readable } from 'node:stream';
import type { ObjectStore } from '@nimantran/kit/store/object-store';

const MIB = 1024 * 1024;

/** Begins to write an object of several parts and leaves it, as a sender does that is killed. @throws Error when the store took it */
export async function abandonUpload(store: ObjectStore, key: string): Promise<void> {
  const left = new Error('The sender is gone.');
  const parts = async function* () {
    for (let index = 0; index < 10; index += 1) yield Buffer.alloc(MIB);
    throw left;
  };
  const failure = await store.put(key, Readable.from(parts()), 'video/mp4').catch((error: unknown) => error);
  if (failure !== left) throw new Error(`${key} was not left half written`, { cause: failure });
}
