import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { themeIdOf } from '@nimantran/proto/domain/category';
import { getVideo } from '@nimantran/proto/http/catalog/themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listThemesOnSale } from '../db/themes.ts';
import { categoryFilter, MOST_POPULAR } from '../domain/category-filter.ts';
import { similarVideos } from '../domain/similar.ts';
import { videoOf } from '../domain/video-summary.ts';

export function serveGetVideo(app: FastifyInstance, { db }: Context): void {
  route(app, getVideo, async ({ params }) => {
    // The id decides: any existing category finds the theme, even one that it has left; an unknown category does not.
    if (params.category !== MOST_POPULAR && !categoryFilter(params.category)) {
      throw notFound('no_such_category', 'This category does not exist.');
    }
    const id = themeIdOf(params.video);
    const themes = await listThemesOnSale(db);
    const videos = themes.map(videoOf);
    const video = videos.find((candidate) => candidate.id === id);
    if (!video) throw notFound('no_such_video', 'This video does not exist, or is no longer on sale.');
    const pairs = themes.find((theme) => theme.id === id)?.manifest.pairs;
    return { ...video, ...(pairs ? { pairs } : {}), suggested_video: null, similar_videos: similarVideos(video, videos) };
  });
}
