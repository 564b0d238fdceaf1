import { writeEvent } from '@nimantran/kit/events/outbox';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { themeChanged } from '@nimantran/proto/events/catalog';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** The pictures and the sample video that the shop shows of a version. */
interface Shown {
  sampleVideoKey?: string;
  sampleStillKey?: string | null;
  /** As JSON. */
  stillKeys?: string;
  secondStillKeys?: string;
  secondVideoKey?: string;
}

/** Stores a version's rendered files and publishes the change; ignores unknown versions. */
export async function attachThemePictures(
  transaction: Transaction<Tables>,
  { theme_id, theme_version }: { theme_id: number; theme_version: string },
  shownOf: (manifest: ThemeManifest) => Shown,
): Promise<void> {
  const row = await transaction
    .selectFrom('themeVersions')
    .select('manifest')
    .where('themeId', '=', theme_id)
    .where('version', '=', theme_version)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  await transaction
    .updateTable('themeVersions')
    .set(shownOf(row.manifest))
    .where('themeId', '=', theme_id)
    .where('version', '=', theme_version)
    .execute();
  const theme = await transaction
    .updateTable('themes')
    .set({ keyVersion: sql<number>`key_version + 1`, updatedAt: sql<Date>`now()` })
    .where('id', '=', theme_id)
    .returning('keyVersion')
    .executeTakeFirst();
  if (!theme) return;
  await writeEvent(transaction, themeChanged, { key: String(theme_id), keyVersion: theme.keyVersion, data: { theme_id } });
}
