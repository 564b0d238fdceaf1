import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { sync } from './files.ts';
import { keepNewest, newestBackup, UNFINISHED } from './kept-backups.ts';
import { FORMAT, MANIFEST, type Manifest } from './manifest.ts';
import { writeObjects } from './write-objects.ts';
import { writeTables } from './write-tables.ts';

export interface BackupOptions {
  /** The shop's database, with a role that can read all of it. */
  databaseUrl: string;
  store: ObjectStore;
  /** The folder of all backups. */
  to: string;
  /** How many complete backups to keep; undefined: all. */
  keep?: number | undefined;
  /** Called once the tables are copied; later changes in the database no longer affect the backup. */
  onTables?: () => Promise<void>;
}

/**
 * Backs up the running shop: first the tables, as of one instant, then the objects that they name. It is written under a
 * temporary name and renamed at the end, so an interrupted backup does not count as one.
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

/** Named by snapshot time, so that sorting by name sorts by time. */
const nameOf = ({ snapshot_at }: Manifest): string => snapshot_at.replaceAll(':', '-');
