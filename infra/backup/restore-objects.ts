import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { printOf } from './files.ts';
import { listedObjects, poolFile } from './object-list.ts';

const AT_ONCE = 8;

/**
 * Puts back the backup's objects that the store lacks, all of them or only those named; existing ones stay, since a key always means the same bytes. Returns how
 * many were put back, and the keys that rows name but neither store nor backup has.
 * @throws Error if a stored object does not match its hash
 */
export async function restoreObjects(
  store: Pick<ObjectStore, 'head' | 'putFile'>,
  folder: string,
  only?: ReadonlySet<string>,
): Promise<{ restored: number; missing: string[] }> {
  const to = path.dirname(path.resolve(folder));
  const missing: string[] = [];
  const underWay = new Set<Promise<void>>();
  let restored = 0;
  let fault: unknown;
  const putBack = async (object: { key: string; sha256: string; bytes: number; content_type: string }): Promise<void> => {
    if ((await store.head(object.key))?.size_bytes === object.bytes) return;
    const file = poolFile(to, object.sha256);
    if ((await printOf(file)).sha256 !== object.sha256)
      throw new Error(`The object ${object.key} differs from what was written.`);
    await store.putFile(object.key, file, object.content_type);
    restored += 1;
  };
  for await (const object of listedObjects(folder)) {
    if (only?.has(object.key) === false) continue;
    if ('missing' in object) {
      if (!(await store.head(object.key))) missing.push(object.key);
      continue;
    }
    const work: Promise<void> = putBack(object).then(
      () => void underWay.delete(work),
      (error: unknown) => {
        fault ??= error;
        underWay.delete(work);
      },
    );
    underWay.add(work);
    if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    if (fault) break;
  }
  await Promise.all(underWay);
  if (fault) throw fault;
  return { restored, missing };
}
