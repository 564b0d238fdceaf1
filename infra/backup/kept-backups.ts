import { access, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from './manifest.ts';
import { listedObjects, poolFile } from './object-list.ts';

export const UNFINISHED = '.unfinished-';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;
/** A younger folder may belong to a backup that is still being written. */
const YOUNG_MS = 24 * 3_600_000;

/** The complete backups of a folder, oldest first. */
async function backupsIn(to: string): Promise<string[]> {
  const names = (await readdir(to)).filter((name) => NAME.test(name)).sort();
  const folders = names.map((name) => path.join(to, name));
  const whole = await Promise.all(
    folders.map((folder) =>
      access(path.join(folder, MANIFEST)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return folders.filter((_, index) => whole[index]);
}

export async function newestBackup(to: string): Promise<string | undefined> {
  return (await backupsIn(to)).at(-1);
}

/**
 * Removes all complete backups except the newest few, then the objects that no remaining backup names, and backups that were
 * interrupted over a day ago. Returns the folders of the removed backups.
 */
export async function keepNewest(to: string, keep: number): Promise<string[]> {
  if (!Number.isSafeInteger(keep) || keep < 1) throw new RangeError(`Keep at least one backup, not ${keep}.`);
  const all = await backupsIn(to);
  const removed = all.slice(0, -keep);
  for (const folder of removed) await rm(folder, { recursive: true });
  for (const name of await readdir(to))
    if (name.startsWith(UNFINISHED) && (await isOld(path.join(to, name)))) await rm(path.join(to, name), { recursive: true });
  if (removed.length > 0) await sweepObjects(to, all.slice(-keep));
  return removed;
}

async function sweepObjects(to: string, folders: readonly string[]): Promise<void> {
  const named = new Set<string>();
  for (const folder of folders)
    for await (const object of listedObjects(folder)) if (!('missing' in object)) named.add(object.sha256);
  for (const entry of await readdir(path.join(to, 'objects'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || named.has(entry.name)) continue;
    const file = poolFile(to, entry.name);
    if (await isOld(file)) await rm(file, { force: true });
  }
}

async function isOld(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > YOUNG_MS;
}
