import { writeEvent } from '@nimantran/kit/events/outbox';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { themePublished } from '@nimantran/proto/events/catalog';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { takeOffSale } from './retire-theme.ts';

export interface NewVersion {
  version: string;
  packageKey: string;
  manifest: ThemeManifest;
}

/** Makes a version the current one and publishes the event; does nothing if it already is. Returns whether it changed. */
export async function publishTheme(db: Kysely<Tables>, added: NewVersion): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockTheme(transaction, added.manifest.id);
    await insertVersion(transaction, added, null);
    return sellVersion(transaction, added);
  });
}

/** Held until the transaction ends, so that of two concurrent changes to a theme the second sees the first. */
export async function lockTheme(transaction: Transaction<Tables>, themeId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('theme'), ${themeId})`.execute(transaction);
}

/** An existing version stays unchanged. */
export async function insertVersion(
  transaction: Transaction<Tables>,
  { version, packageKey, manifest }: NewVersion,
  addedBy: string | null,
): Promise<void> {
  await transaction
    .insertInto('themeVersions')
    .values({
      themeId: manifest.id,
      version,
      packageKey,
      manifest: JSON.stringify(manifest),
      addedBy,
      publishedAt: null,
      sampleVideoKey: null,
      sampleStillKey: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Puts an existing version on sale and publishes the event; themes that its palettes replace go off sale. The caller holds the
 * theme's lock. Returns false if it is already on sale.
 */
export async function sellVersion(
  transaction: Transaction<Tables>,
  { version, packageKey, manifest }: NewVersion,
): Promise<boolean> {
  const before = await transaction
    .selectFrom('themes')
    .select(['currentVersion', 'onSale', 'keyVersion'])
    .where('id', '=', manifest.id)
    .executeTakeFirst();
  if (before?.currentVersion === version && before.onSale) return false;
  const keyVersion = (before?.keyVersion ?? 0) + 1;
  const theme = { currentVersion: version, onSale: true, keyVersion };
  await transaction
    .insertInto('themes')
    .values({ id: manifest.id, ...theme })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...theme, updatedAt: sql<Date>`now()` }))
    .execute();
  await transaction
    .updateTable('themeVersions')
    .set({ publishedAt: sql<Date>`coalesce(published_at, now())`, scheduledFor: null, scheduledBy: null })
    .where('themeId', '=', manifest.id)
    .where('version', '=', version)
    .execute();
  const data = { theme_id: manifest.id, theme_version: version, package_key: packageKey, title: manifest.title };
  await writeEvent(transaction, themePublished, { key: String(manifest.id), keyVersion, data });
  for (const { replaces } of manifest.palettes ?? []) if (replaces !== undefined) await takeOffSale(transaction, replaces);
  return true;
}
