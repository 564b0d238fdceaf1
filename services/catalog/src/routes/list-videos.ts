import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { listVideos } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { countCompletedOrders, listThemesOnSale } from '../db/themes.ts';
import { categoryFilter, MOST_POPULAR } from '../domain/category-filter.ts';
import { byPopularity, byPriority } from '../domain/theme-order.ts';
import { videoOf } from '../domain/video-summary.ts';

const MOST_POPULAR_LIMIT = 24;

export function serveListVideos(app: FastifyInstance, { db }: Context): void {
  route(app, listVideos, async ({ params }) => {
    if (params.category === MOST_POPULAR) {
      const [themes, orders] = await Promise.all([listThemesOnSale(db), countCompletedOrders(db)]);
      return themes.map(videoOf).sort(byPopularity(orders)).slice(0, MOST_POPULAR_LIMIT);
    }
    const belongs = categoryFilter(params.category);
    if (!belongs) throw notFound('no_such_category', 'This category does not exist.');
    const themes = await listThemesOnSale(db);
    return themes
      .filter((theme) => belongs(theme.manifest))
      .map(videoOf)
      .sort(byPriority);
  });
}
