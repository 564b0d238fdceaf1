import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Tables } from '../db/schema.ts';
import { findThemeVersion } from '../db/themes.ts';
import { type ImportedTheme, importPackage } from './import-package.ts';
import { unpack } from './read-package.ts';

/** A theme of the starter collection, compiled into a folder. */
export interface CompiledTheme {
  slug: string;
  id: number;
  dir: string;
  /** False when the folder was up to date already. */
  written: boolean;
}

export interface Collection {
  compile(outDir: string): Promise<CompiledTheme[]>;
  pack(dir: string): Promise<Uint8Array>;
}

export interface SeededTheme {
  slug: string;
  outcome: 'published' | 'unchanged';
}

/** Which version was made from each folder, so that a folder that has not changed need not be packed to know it. */
const Made = Type.Record(Type.String(), Type.Object({ version: Type.String() }));
type Made = Record<string, { version: string }>;

/** Compiles the starter collection and puts it on sale; what is up to date is left alone. */
export async function seedCollection(
  parts: { db: Kysely<Tables>; store: ObjectStore },
  collection: Collection,
  outDir: string,
): Promise<SeededTheme[]> {
  await mkdir(outDir, { recursive: true });
  const listFile = path.join(outDir, 'versions.json');
  const made = await readMade(listFile);
  const seeded: SeededTheme[] = [];
  for (const { slug, id, dir, written } of await collection.compile(outDir)) {
    if (!written && (await isImported(parts, id, made[slug]?.version))) {
      seeded.push({ slug, outcome: 'unchanged' });
      continue;
    }
    const imported: ImportedTheme = await importPackage(parts, unpack(await collection.pack(dir)));
    made[slug] = { version: imported.version };
    seeded.push({ slug, outcome: imported.published ? 'published' : 'unchanged' });
    await writeFile(listFile, `${JSON.stringify(made, undefined, 2)}\n`);
  }
  return seeded;
}

/** An operator may have put a newer version on sale by hand: the collection does not take its place again. */
async function isImported({ db, store }: { db: Kysely<Tables>; store: ObjectStore }, id: number, version: string | undefined) {
  const found = version === undefined ? undefined : await findThemeVersion(db, id, version);
  return found !== undefined && (await store.head(found.packageKey)) !== undefined;
}

async function readMade(file: string): Promise<Made> {
  try {
    const made: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Value.Check(Made, made) ? made : {};
  } catch {
    return {};
  }
}
