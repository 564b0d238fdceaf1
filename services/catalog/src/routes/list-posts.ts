import { route } from '@nimantran/kit/http/route';
import { listPosts } from '@nimantran/proto/http/catalog/blog';
import type { FastifyInstance } from 'fastify';
import { summaryOf } from '../blog/show-post.ts';
import type { Context } from '../context.ts';
import { listThemesOnSale } from '../db/themes.ts';
import { videoOf } from '../domain/video-summary.ts';

export function serveListPosts(app: FastifyInstance, { db, articles }: Context): void {
  route(app, listPosts, async () => {
    const videos = (await listThemesOnSale(db)).map(videoOf);
    return { posts: articles.map((article) => summaryOf(article, videos)) };
  });
}
