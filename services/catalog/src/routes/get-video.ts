import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { themeIdOf } from '@nimantran/proto/domain/category';
import { aggregateRating } from '@nimantran/proto/domain/pricing';
import type { ThemeRating } from '@nimantran/proto/domain/rating';
import { getVideo } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { buyersRating } from '../db/theme-ratings.ts';
import { listThemesOnSale } from '../db/themes.ts';
import { categoryFilter, MOST_POPULAR } from '../domain/category-filter.ts';
import { similarVideos } from '../domain/similar.ts';
import { type ThemeRow, videoOf } from '../domain/video-summary.ts';

export function serveGetVideo(app: FastifyInstance, { db, config }: Context): void {
  route(app, getVideo, async ({ params }) => {
    // The id decides: any existing category finds the theme, even one that it has left; an unknown category does not.
    if (params.category !== MOST_POPULAR && !categoryFilter(params.category)) {
      throw notFound('no_such_category', 'This category does not exist.');
    }
    const themes = await listThemesOnSale(db);
    const { theme, palette } = found(themes, themeIdOf(params.video)) ?? {};
    if (!theme) throw notFound('no_such_video', 'This video does not exist, or is no longer on sale.');
    const videos = themes.map(videoOf);
    const video = videoOf(theme);
    const { pairs } = theme.manifest;
    const rating = (await buyersRating(db, theme.id)) ?? (config.NODE_ENV === 'production' ? undefined : exampleRating(theme));
    return {
      ...{ ...video, ...(pairs && { pairs }), ...(palette !== undefined && { palette }), ...(rating && { rating }) },
      ...{ suggested_video: null, similar_videos: similarVideos(video, videos) },
    };
  });
}

/** A figure for trying the shop out. */
const exampleRating = ({ manifest }: ThemeRow): ThemeRating => ({
  ...aggregateRating(manifest.pricing_id),
  is_example: true,
  lines: [],
});

/** The theme on sale with an id, or the one of which a palette has taken its place. */
function found(themes: readonly ThemeRow[], id: number | undefined): { theme: ThemeRow; palette?: string } | undefined {
  const own = themes.find((theme) => theme.id === id);
  if (own) return { theme: own };
  for (const theme of themes) {
    const palette = theme.manifest.palettes?.find(({ replaces }) => replaces === id);
    if (palette && id !== undefined) return { theme, palette: palette.key };
  }
  return undefined;
}
