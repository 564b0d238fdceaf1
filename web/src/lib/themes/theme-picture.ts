import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { THEME_PICTURE_FORMATS, THEME_PICTURE_WIDTHS } from '@nimantran/proto/http/catalog';
import { webThumbnail } from './theme-queries.ts';

/** One picture in several formats and sizes. */
export interface PictureFiles {
  /** For what knows none of the formats. */
  src: string;
  /** By type, the best first; `srcSet` tells widths. */
  sources: readonly { type: string; srcSet: string }[];
  /** Its shape in pixels, for the room that it takes before it is there. */
  width: number;
  height: number;
}

/** A theme's still as pages show it, where it has one. */
export function themePicture(theme: Pick<VideoSummary, 'thumbnail' | 'portrait_orientation'>): PictureFiles | undefined {
  if (theme.thumbnail === '') return undefined;
  const [width, height] = theme.portrait_orientation ? [1080, 1920] : [1920, 1080];
  const web = webThumbnail(theme.thumbnail);
  const place = web.slice(0, web.lastIndexOf('.'));
  const widths = THEME_PICTURE_WIDTHS.filter((wide) => wide <= width);
  const sources = THEME_PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((wide) => `${place}-${wide}.${format} ${wide}w`).join(', '),
  }));
  return { src: web, sources, width, height };
}
