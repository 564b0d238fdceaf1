import { type Static, Type } from 'typebox';
import { Video, VideoSummary } from '../domain/theme.ts';
import { ThemeManifest } from '../domain/theme-package.ts';
import { defineOperation } from './operation.ts';

/** Array of a category's videos: `most-popular` in the server's order, any other by priority, highest first. */
export const listVideos = defineOperation({
  name: 'listVideos',
  method: 'GET',
  path: '/api/video-details/{category}',
  access: 'public',
  summary: 'The videos of a category',
  params: Type.Object({ category: Type.String({ maxLength: 60 }) }),
  answer: Type.Array(VideoSummary),
});

/** `video` is an id or a title slug that ends in one. */
export const getVideo = defineOperation({
  name: 'getVideo',
  method: 'GET',
  path: '/api/video-details/{category}/{video}',
  access: 'public',
  summary: 'One video with its form and its similar videos',
  params: Type.Object({ category: Type.String({ maxLength: 60 }), video: Type.String({ maxLength: 160 }) }),
  answer: Video,
});

/** A published version of a theme as other services need it; old versions stay readable for the orders that hold them. */
export const ThemeVersion = Type.Object({
  theme_id: Type.Integer(),
  version: Type.String(),
  package_key: Type.String(),
  /** False for a version that is no longer, or not yet, sold. */
  on_sale: Type.Boolean(),
  manifest: ThemeManifest,
});
export type ThemeVersion = Static<typeof ThemeVersion>;

export const getThemeVersion = defineOperation({
  name: 'getThemeVersion',
  method: 'GET',
  path: '/internal/themes/{theme_id}/versions/{version}',
  access: 'service',
  summary: "A theme's version with its manifest; `current` names the one on sale",
  params: Type.Object({ theme_id: Type.Integer(), version: Type.String({ maxLength: 80 }) }),
  answer: ThemeVersion,
});

/**
 * Pictures and sample videos of themes, for everybody: `<path>/<theme id>/<version>/<file>` with the files
 * `thumbnail.jpg`, `thumbnail_web.jpg` (small) and `preview.mp4` (takes Range).
 */
export const THEME_MEDIA_PATH = '/api/theme-media';
