import type { ThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** Themes with a version that waits to go on sale. */
export async function countThemesWaiting(db: Kysely<Tables>): Promise<ThemesWaiting> {
  const newest = db
    .selectFrom('themeVersions')
    .distinctOn('themeId')
    .select(['themeId', 'publishedAt', 'scheduledFor'])
    .orderBy('themeId')
    .orderBy('importedAt', 'desc')
    .orderBy('version');
  const counted = await db
    .selectNoFrom([
      db
        .selectFrom(newest.as('newest'))
        .select(sql<number>`count(*)`.as('count'))
        .where('publishedAt', 'is', null)
        .where('scheduledFor', 'is', null)
        .as('unpublished'),
      db
        .selectFrom('themeVersions')
        .select(sql<number>`count(distinct theme_id)`.as('count'))
        .where('scheduledFor', 'is not', null)
        .as('scheduled'),
    ])
    .executeTakeFirstOrThrow();
  return { unpublished: counted.unpublished ?? 0, scheduled: counted.scheduled ?? 0 };
}
