import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { getPost } from '@nimantran/proto/http/catalog/blog';
import type { FastifyInstance } from 'fastify';
import { postOf } from '../blog/show-post.ts';
import type { Context } from '../context.ts';
import { listThemesOnSale } from '../db/themes.ts';
import { videoOf } from '../domain/video-summary.ts';

export function serveGetPost(app: FastifyInstance, { db, articles }: Context): void {
  route(app, getPost, async ({ params }) => {
    const article = articles.find(({ slug }) => slug === params.slug);
    if (!article) throw notFound('no_such_post', 'This article does not exist.');
    return postOf(article, articles, (await listThemesOnSale(db)).map(videoOf));
  });
}
