import type { createApp } from '@nimantran/kit/http/app';
import { sql } from 'kysely';
import type { Context } from './context.ts';

type App = Awaited<ReturnType<typeof createApp>>;

/** Metrics for operators: themes on sale, and how many of them have a picture and a sample video. */
export function addMetrics(app: App, { db }: Context): void {
  const help = 'Themes on sale, with their picture, and with their sample video';
  app.metrics.gauge('catalog_themes', help, ['state'], async (gauge) => {
    const { onSale, pictured, filmed } = await db
      .selectFrom('themes')
      .innerJoin('themeVersions as current', (join) =>
        join.onRef('current.themeId', '=', 'themes.id').onRef('current.version', '=', 'themes.currentVersion'),
      )
      .select([
        sql<number>`count(*)`.as('onSale'),
        sql<number>`count(current.sample_still_key)`.as('pictured'),
        sql<number>`count(current.sample_video_key)`.as('filmed'),
      ])
      .where('themes.onSale', '=', true)
      .executeTakeFirstOrThrow();
    for (const [state, count] of Object.entries({ on_sale: onSale, pictured, filmed })) gauge.set({ state }, Number(count));
  });
}
