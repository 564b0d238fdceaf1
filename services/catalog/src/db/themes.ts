import { type Kysely, sql } from 'kysely';
import { onShelf } from '../domain/on-sale.ts';
import type { ThemeRow } from '../domain/video-summary.ts';
import type { Tables } from './schema.ts';

const POPULAR_DAYS = 30;

/** The themes on sale, in their current version and with the admins' changes. */
export async function listThemesOnSale(db: Kysely<Tables>): Promise<ThemeRow[]> {
  const rows = await db
    .selectFrom('themes')
    .innerJoin('themeVersions as current', (join) =>
      join.onRef('current.themeId', '=', 'themes.id').onRef('current.version', '=', 'themes.currentVersion'),
    )
    .select([
      'themes.id',
      'themes.shelf',
      'current.version',
      'current.manifest',
      'current.sampleVideoKey',
      'current.sampleStillKey',
      'current.secondStillKeys',
      'current.secondVideoKey',
    ])
    .where('themes.onSale', '=', true)
    .orderBy('themes.id')
    .execute();
  return rows.map(({ shelf, ...theme }) => ({ ...theme, manifest: onShelf(theme.manifest, shelf) }));
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

/** One version, whether or not it is or was on sale; `current` is the version now on sale, or the last that was. */
export async function findThemeVersion(db: Kysely<Tables>, themeId: number, version: string) {
  const found = await db
    .selectFrom('themeVersions')
    .leftJoin('themes', 'themes.id', 'themeVersions.themeId')
    .select(['themeId', 'version', 'packageKey', 'manifest', 'publishedAt', 'themes.shelf'])
    .select(['sampleVideoKey', 'sampleStillKey', 'secondStillKeys', 'secondVideoKey'])
    .select(sql<boolean>`coalesce(on_sale and current_version = version, false)`.as('isOnSale'))
    .where('themeId', '=', themeId)
    .where((where) =>
      version === 'current' ? where('version', '=', where.ref('themes.currentVersion')) : where('version', '=', version),
    )
    .executeTakeFirst();
  return found && { ...found, manifest: onShelf(found.manifest, found.shelf ?? {}) };
}
