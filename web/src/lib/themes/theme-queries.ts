import { CATEGORIES, categorySlug, findCategory, themeIdOf, titleSlug } from '@nimantran/proto/domain/category';
import type { Video, VideoSummary } from '@nimantran/proto/domain/theme';
import { getVideo, listVideos, THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';
import { queryOptions } from '@tanstack/react-query';
import { callOf } from '../http/api.ts';

/** Fields that only the form needs. In lists they would be half of a page's data. */
type Form = 'fields' | 'priority' | 'slug' | 'suggestion_id' | 'version';
export type ListedTheme = Omit<VideoSummary, Form>;
/** A theme as its page shows it. */
export type ShownTheme = Omit<Video, Form>;

function listed({ fields, priority, slug, suggestion_id, version, ...theme }: VideoSummary): ListedTheme {
  return theme;
}

export const themesQuery = (category: string) =>
  queryOptions({
    queryKey: ['themes', category],
    queryFn: async ({ signal, client }) => (await callOf(client)(listVideos, { params: { category }, signal })).map(listed),
    staleTime: 60_000,
    meta: { themes: true },
  });

/** Valentines Day has its own page but is a sub-category of Wishes. */
export const VALENTINES_DAY = 'valentines-day';

/** The themes of a category's page. */
export const themesOf = (page: string) => themesQuery(page === VALENTINES_DAY ? 'wishes' : page);

/** A category that finds every theme, for when its own is unknown. */
export const ANY_CATEGORY = 'most-popular';

/** `video` is an id or a title slug; the id decides. */
export const themeQuery = (category: string, video: string) =>
  queryOptions({
    queryKey: ['theme', category, video],
    queryFn: ({ signal, client }) => callOf(client)(getVideo, { params: { category, video }, signal }),
    staleTime: 60_000,
    meta: { themes: true },
  });

/** The theme of a details page, by the last segment of its address. */
export const themeOf = (category: string, name: string) => themeQuery(category, String(themeIdOf(name) ?? name));

type Named = Pick<VideoSummary, 'id' | 'title' | 'category' | 'category_id'>;

export function categorySlugOf(theme: Pick<Named, 'category' | 'category_id'>): string {
  return categorySlug(theme.category_id, theme.category) ?? theme.category;
}

export function categoryNameOf(theme: Pick<Named, 'category' | 'category_id'>): string {
  const slug = categorySlugOf(theme);
  return findCategory(slug)?.name ?? CATEGORIES.find((entry) => entry.id === theme.category_id)?.name ?? theme.category;
}

export function themePath(theme: Named): string {
  return `/video/${categorySlugOf(theme)}/${encodeURIComponent(titleSlug(theme.title, theme.id))}`;
}

/** A theme's picture for link previews in messengers. */
export function sharedPicture(theme: Pick<VideoSummary, 'title' | 'preview_image' | 'portrait_orientation'>) {
  const [width, height] = theme.portrait_orientation ? [1080, 1920] : [1920, 1080];
  return { image: theme.preview_image, imageAlt: `A still of ${theme.title}`, imageSize: { width, height } };
}

/** The card's smaller picture: `thumbnail` in the path becomes `thumbnail_web`. */
export function webThumbnail(path: string): string {
  return path.replace('thumbnail', 'thumbnail_web');
}

export type Sample =
  | { kind: 'file'; url: string }
  | { kind: 'embed'; url: string; provider: 'YouTube' | 'Vimeo' }
  | { kind: 'none' };

/** Source of the sample video: our own file, or an embedded player. */
export function sampleOf(videoId: string): Sample {
  const [provider, id] = videoId.split(/:(.*)/s);
  if (videoId === '') return { kind: 'none' };
  if (provider === 'youtube' && id) {
    return { kind: 'embed', url: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`, provider: 'YouTube' };
  }
  if (provider === 'vimeo' && id) {
    return { kind: 'embed', url: `https://player.vimeo.com/video/${encodeURIComponent(id)}`, provider: 'Vimeo' };
  }
  if (provider === 'hosted' && id) return { kind: 'file', url: `${THEME_MEDIA_PATH}/${id}/preview.mp4` };
  return { kind: 'file', url: videoId };
}
