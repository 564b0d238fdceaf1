import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { sync } from './files.ts';
import { keepNewest, newestBackup, UNFINISHED } from './kept-backups.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { writeObjects } from './write-objects.ts';
import { writeTables } from './write-tables.ts';

export interface BackupOptions {
  /** Of the shop's database, with a role that may read all of it. */
  databaseUrl: string;
  store: ObjectStore;
  /** The folder of all backups. */
  to: string;
  /** How many whole backups stay there; undefined: all. */
  keep?: number | undefined;
  /** Told when the tables are copied and nothing else matters of what happens in the database. */
  onTables?: () => Promise<void>;
}

/**
 * Backs the shop up while it runs: first the tables, as all were at one instant, then the objects that they name. Written under a name of its
 * own, then renamed: what was broken off is no backup.
 */
export async function makeBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest; removed: string[] }> {
  const { databaseUrl, store, keep } = options;
  const to = path.resolve(options.to);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const before = await newestBackup(to);
  const unfinished = path.join(to, `${UNFINISHED}${process.pid}-${Date.now()}`);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const tables = await writeTables(databaseUrl, unfinished);
    await options.onTables?.();
    const objects = await writeObjects(store, { to, folder: unfinished, before });
    const manifest: Manifest = { format: FORMAT, ...tables, objects, finished_at: new Date().toISOString() };
    await writeFile(path.join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1), { flush: true });
    await sync(unfinished);
    const folder = path.join(to, nameOf(manifest));
    await rename(unfinished, folder);
    await sync(to);
    return { folder, manifest, removed: keep === undefined ? [] : await keepNewest(to, keep) };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** By its instant, so that the order of names is that of time. */
const nameOf = ({ snapshot_at }: Manifest): string => snapshot_at.replaceAll(':', '-');
