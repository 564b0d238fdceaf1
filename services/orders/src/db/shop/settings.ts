import { SETTINGS_SECTIONS, type SettingsChange, type SettingsSection, type ShopSettings } from '@nimantran/proto/domain/shop';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import { firstSettings } from '../../domain/shop/first-settings.ts';
import type { Staff } from '../orders/history.ts';
import type { ShopSettingsRow, Tables } from '../schema.ts';

export interface KeptSettings {
  settings: ShopSettings;
  /** The newest change of each section; absent for one that has its first value. */
  versions: Partial<Record<SettingsSection, number>>;
}

/** The settings as of now. */
export async function readSettings(db: Kysely<Tables>, config: Config): Promise<KeptSettings> {
  const rows = await db
    .selectFrom('shopSettings')
    .select(['section', 'seq', 'after'])
    .distinctOn('section')
    .where('section', 'in', [...SETTINGS_SECTIONS])
    .orderBy('section')
    .orderBy('seq', 'desc')
    .execute();
  const changed: SettingsChange = Object.fromEntries(rows.map(({ section, after }) => [section, after]));
  return {
    settings: { ...firstSettings(config), ...changed },
    versions: Object.fromEntries(rows.map(({ section, seq }) => [section, seq])),
  };
}

/** Changes are made one after the other. */
export async function lockSettings(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shop settings', 0))`.execute(transaction);
}

export async function addSettings(
  transaction: Transaction<Tables>,
  change: { section: SettingsSection; before: object; after: object; by: Staff; agreedBy: Staff | null; at: Date },
): Promise<number> {
  const { section, before, after, by, agreedBy, at } = change;
  const { seq } = await transaction
    .insertInto('shopSettings')
    .values({
      section,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      changedAt: at,
      byUid: by.uid,
      byEmail: by.email,
      agreedUid: agreedBy?.uid ?? null,
      agreedEmail: agreedBy?.email ?? null,
    })
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** Changes, newest first. */
export async function settingsHistory(
  db: Kysely<Tables>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ShopSettingsRow[]> {
  return db
    .selectFrom('shopSettings')
    .selectAll()
    .$if(before !== undefined, (some) => some.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}
