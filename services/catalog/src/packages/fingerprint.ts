import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** One hash of all files at and below these paths, by name and content. */
export async function fingerprintOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of await filesAt(place)) {
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      hash.update(`${path.relative(place, file)} ${content}\n`);
    }
  }
  return hash.digest('hex');
}

async function filesAt(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
