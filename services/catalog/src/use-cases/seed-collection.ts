import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Kysely } from 'kysely';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Tables } from '../db/schema.ts';
import { findThemeVersion } from '../db/themes.ts';
import { readPackage } from '../packages/read-package.ts';
import { importPackage } from './import-package.ts';

/** A theme of the starter collection, compiled into a folder. */
export interface CompiledTheme {
  slug: string;
  id: number;
  dir: string;
  /** False if the folder was already up to date. */
  written: boolean;
}

export interface Collection {
  /** Covers everything that the packages are made from, and the selection of themes. */
  fingerprint(): Promise<string>;
  /** Yields each theme as soon as it is compiled. */
  compile(outDir: string): AsyncIterable<CompiledTheme>;
}

export interface SeededTheme {
  slug: string;
  outcome: 'published' | 'unchanged';
}

/** The result of the last run, so that unchanged themes need not be compiled or packed to be recognised. */
const Made = Type.Object({
  fingerprint: Type.String(),
  themes: Type.Record(Type.String(), Type.Object({ id: Type.Integer(), version: Type.String() })),
});
type Made = Static<typeof Made>;

/** Compiles the starter collection and puts it on sale, theme by theme; themes that are up to date are skipped. */
export async function* seedCollection(
  parts: { db: Kysely<Tables>; store: ObjectStore },
  collection: Collection,
  outDir: string,
): AsyncGenerator<SeededTheme> {
  const listFile = path.join(outDir, 'versions.json');
  const made = await readMade(listFile);
  const fingerprint = await collection.fingerprint();
  if (made.fingerprint === fingerprint && (await areAllImported(parts, made))) {
    for (const slug of Object.keys(made.themes)) yield { slug, outcome: 'unchanged' };
    return;
  }
  await mkdir(outDir, { recursive: true });
  const themes: Made['themes'] = {};
  for await (const { slug, id, dir, written } of collection.compile(outDir)) {
    const before = made.themes[slug];
    if (!written && before && (await isImported(parts, before))) {
      themes[slug] = before;
      yield { slug, outcome: 'unchanged' };
      continue;
    }
    const imported = await importPackage(parts, await readPackage(dir));
    themes[slug] = { id, version: imported.version };
    yield { slug, outcome: imported.published ? 'published' : 'unchanged' };
  }
  await writeFile(listFile, `${JSON.stringify({ fingerprint, themes }, undefined, 2)}\n`);
}

async function areAllImported(parts: { db: Kysely<Tables>; store: ObjectStore }, { themes }: Made): Promise<boolean> {
  const found = await Promise.all(Object.values(themes).map((theme) => isImported(parts, theme)));
  return found.length > 0 && found.every(Boolean);
}

/** An operator may have put a newer version on sale by hand; the collection must not replace it. */
async function isImported(parts: { db: Kysely<Tables>; store: ObjectStore }, theme: { id: number; version: string }) {
  const found = await findThemeVersion(parts.db, theme.id, theme.version);
  return found !== undefined && (await parts.store.head(found.packageKey)) !== undefined;
}

async function readMade(file: string): Promise<Made> {
  const nothing: Made = { fingerprint: '', themes: {} };
  try {
    const made: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Value.Check(Made, made) ? made : nothing;
  } catch {
    return nothing;
  }
}
