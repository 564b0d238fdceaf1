import { createHash } from 'node:crypto';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { ThemePackage } from '../packages/read-package.ts';
import { validatePackage } from '../packages/validate-package.ts';
import { publishTheme } from './add-theme-version.ts';

export interface ImportedTheme {
  themeId: number;
  version: string;
  packageKey: string;
  /** False if this version was already the current one. */
  published: boolean;
}

const VERSION_DIGITS = 16;

/** The object key and the version of a package with this hash. */
export function packageNames(sha256: string): { packageKey: string; version: string } {
  return { packageKey: `themes/${sha256}.zip`, version: sha256.slice(0, VERSION_DIGITS) };
}

/**
 * Checks a package, stores it and makes it the theme's current version. Importing the same package again changes nothing.
 * @throws InvalidPackageError naming every fault
 */
export async function importPackage(
  { db, store }: { db: Kysely<Tables>; store: ObjectStore },
  { zip, files }: ThemePackage,
): Promise<ImportedTheme> {
  const manifest = validatePackage(files);
  const { packageKey, version } = packageNames(createHash('sha256').update(zip).digest('hex'));
  if (!(await store.head(packageKey))) await store.put(packageKey, zip, 'application/zip');
  const published = await publishTheme(db, { version, packageKey, manifest });
  return { themeId: manifest.id, version, packageKey, published };
}
