import { inSecondLayout, type VideoSummary } from '@nimantran/proto/domain/theme';
import { THEME_PICTURE_FORMATS, THEME_PICTURE_WIDTHS } from '@nimantran/proto/http/catalog/themes';
import { webThumbnail } from './theme-queries.ts';

/** One picture in several formats and sizes. */
export interface PictureFiles {
  /** For browsers that support none of the formats. */
  src: string;
  /** By type, best first; `srcSet` lists widths. */
  sources: readonly { type: string; srcSet: string }[];
  /** Its size in pixels, to reserve space before it loads. */
  width: number;
  height: number;
}

/** A theme in the layout that fits an upright or a wide place; in its own if the other has no picture. */
export const inPlace = <Theme extends Parameters<typeof inSecondLayout>[0]>(theme: Theme, upright: boolean): Theme =>
  theme.portrait_orientation !== upright && theme.second_thumbnail ? inSecondLayout(theme) : theme;

/** A theme's still for pages, if it has one. */
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
