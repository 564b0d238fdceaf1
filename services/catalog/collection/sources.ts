import type { Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The folder of the collection. */
export const HERE = import.meta.dirname;

/** Adds the TypeScript files at and below a folder of the collection to a hash, by name and content. */
export async function addSources(hash: Hash, folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.ts'),
  );
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(`${relative(HERE, path)}\n`);
    hash.update(await readFile(path));
  }
}
