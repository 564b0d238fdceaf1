import { serveParkedEvents } from '@nimantran/kit/events/serve-parked-events';
import type { FastifyInstance } from 'fastify';
import { consumersOf } from '../consumers/index.ts';
import type { Context } from '../context.ts';
import { serveThemesAdmin } from './admin/index.ts';
import { serveGetPost } from './get-post.ts';
import { serveGetThemeMedia } from './get-theme-media.ts';
import { serveGetThemeVersion } from './get-theme-version.ts';
import { serveGetUploadedPackage } from './get-uploaded-package.ts';
import { serveGetVideo } from './get-video.ts';
import { serveListPosts } from './list-posts.ts';
import { serveListVideos } from './list-videos.ts';

export function serveAll(app: FastifyInstance, context: Context): void {
  serveListVideos(app, context);
  serveGetVideo(app, context);
  serveListPosts(app, context);
  serveGetPost(app, context);
  serveGetThemeVersion(app, context);
  serveGetThemeMedia(app, context);
  serveGetUploadedPackage(app, context);
  serveThemesAdmin(app, context);
  serveParkedEvents(app, 'catalog', { db: context.db, consumers: consumersOf(context), log: context.log });
}
