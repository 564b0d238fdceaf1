import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { linesOf } from './files.ts';

/** A line of the object list: the hash and size of a backed-up object, or a note that the store did not have it. */
export type ListedObject = { key: string; sha256: string; bytes: number; content_type: string } | { key: string; missing: true };

export const OBJECTS_FILE = 'objects.gz';

/** Path of a backed-up object, shared by all backups of a folder; its name is the hash of its content. */
export const poolFile = (to: string, sha256: string): string => path.join(to, 'objects', sha256.slice(0, 2), sha256);

/** The objects of a backup, sorted by the bytes of their keys. */
export async function* listedObjects(folder: string): AsyncGenerator<ListedObject> {
  const source = createReadStream(path.join(folder, OBJECTS_FILE));
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error)).pipe(text);
  for await (const line of linesOf(text)) yield JSON.parse(line) as ListedObject;
}
