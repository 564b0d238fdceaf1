import { type Kysely, sql } from 'kysely';
import type { ThemeRow } from '../domain/video.ts';
import type { Tables } from './schema.ts';

const POPULAR_DAYS = 30;

/** What is on sale, in the version that is. */
export async function listThemesOnSale(db: Kysely<Tables>): Promise<ThemeRow[]> {
  return db
    .selectFrom('themes')
    .innerJoin('themeVersions as current', (join) =>
      join.onRef('current.themeId', '=', 'themes.id').onRef('current.version', '=', 'themes.currentVersion'),
    )
    .select(['themes.id', 'current.version', 'current.manifest', 'current.sampleVideoKey', 'current.sampleStillKey'])
    .where('themes.onSale', '=', true)
    .orderBy('themes.id')
    .execute();
}

/** Theme id → orders completed in the last 30 days. */
export async function countCompletedOrders(db: Kysely<Tables>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('completedOrders')
    .select(['themeId', (build) => build.fn.countAll<number>().as('orders')])
    .where('completedAt', '>', sql<Date>`now() - make_interval(days => ${POPULAR_DAYS})`)
    .groupBy('themeId')
    .execute();
  return new Map(rows.map((row) => [row.themeId, row.orders]));
}

/** One version, on sale or not; `current` is the one that is sold now. */
export async function findThemeVersion(db: Kysely<Tables>, themeId: number, version: string) {
  return db
    .selectFrom('themeVersions')
    .innerJoin('themes', 'themes.id', 'themeVersions.themeId')
    .select(['themeId', 'version', 'packageKey', 'manifest', 'sampleVideoKey', 'sampleStillKey'])
    .select(sql<boolean>`on_sale and current_version = version`.as('isOnSale'))
    .where('themeId', '=', themeId)
    .where((where) =>
      version === 'current' ? where('version', '=', where.ref('themes.currentVersion')) : where('version', '=', version),
    )
    .executeTakeFirst();
}
