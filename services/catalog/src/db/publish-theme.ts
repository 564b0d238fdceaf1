import { writeEvent } from '@nimantran/kit/events/outbox';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { themePublished } from '@nimantran/proto/events/catalog';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

export interface NewVersion {
  version: string;
  packageKey: string;
  manifest: ThemeManifest;
}

/** Makes a version the current one and tells of it; if it is that already, nothing changes. Answers whether it was new. */
export async function publishTheme(db: Kysely<Tables>, { version, packageKey, manifest }: NewVersion): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Held until the end, so that of two imports of one theme the second sees what the first has done.
    await sql`select pg_advisory_xact_lock(hashtext('theme'), ${manifest.id})`.execute(transaction);
    const before = await transaction
      .selectFrom('themes')
      .select(['currentVersion', 'onSale', 'keyVersion'])
      .where('id', '=', manifest.id)
      .executeTakeFirst();
    if (before?.currentVersion === version && before.onSale) return false;
    await transaction
      .insertInto('themeVersions')
      .values({
        themeId: manifest.id,
        version,
        packageKey,
        manifest: JSON.stringify(manifest),
        sampleVideoKey: null,
        sampleStillKey: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const keyVersion = (before?.keyVersion ?? 0) + 1;
    const theme = { currentVersion: version, onSale: true, keyVersion };
    await transaction
      .insertInto('themes')
      .values({ id: manifest.id, ...theme })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...theme, updatedAt: sql<Date>`now()` }))
      .execute();
    const data = { theme_id: manifest.id, theme_version: version, package_key: packageKey, title: manifest.title };
    await writeEvent(transaction, themePublished, { key: String(manifest.id), keyVersion, data });
    return true;
  });
}
