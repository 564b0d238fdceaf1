import { type Static, Type } from 'typebox';
import { Video, VideoSummary } from '../../domain/theme.ts';
import { ThemeManifest } from '../../domain/theme-package.ts';
import { defineOperation } from '../shared/operation.ts';

/** The videos of a category: `most-popular` in the server's order, any other by priority, highest first. */
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

/** A published version of a theme as other services need it; old versions stay readable for the orders that use them. */
export const ThemeVersion = Type.Object({
  theme_id: Type.Integer(),
  version: Type.String(),
  package_key: Type.String(),
  /** False for a version that is no longer, or not yet, on sale. */
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
 * Public pictures and sample videos of themes: `<path>/<theme id>/<version>/<file>` with the files `thumbnail.jpg` (for
 * messengers), `thumbnail_web.jpg` (small), `thumbnail_web-<width>.<format>` and `preview.mp4` (supports Range).
 */
export const THEME_MEDIA_PATH = '/api/theme-media';

/**
 * Widths in pixels of a theme's pictures, none wider than its still: from a portrait video on a card to the player on a
 * high-density screen.
 */
export const THEME_PICTURE_WIDTHS = [160, 240, 320, 480, 720, 960, 1440] as const;
/** Formats with the smaller files first. */
export const THEME_PICTURE_FORMATS = ['avif', 'webp'] as const;
export type ThemePictureWidth = (typeof THEME_PICTURE_WIDTHS)[number];
export type ThemePictureFormat = (typeof THEME_PICTURE_FORMATS)[number];
