import { THEME_PICTURE_FORMATS, THEME_PICTURE_WIDTHS } from '@nimantran/proto/http/catalog';

/** A theme's still in another size: as wide as this where the still is, and never wider than it. */
export interface PictureKind {
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

export type ThemeFile = { kind: 'still' } | { kind: 'film' } | ({ kind: 'picture' } & PictureKind);

export const THUMBNAIL = 'thumbnail.jpg';

/** Every size that pages ask for; the small JPEG is for what cannot choose. */
export const PAGE_PICTURES: readonly PictureKind[] = [
  ...THEME_PICTURE_WIDTHS.flatMap((width) => THEME_PICTURE_FORMATS.map((format) => ({ width, format }))),
  { width: 720, format: 'jpeg' },
];

const FILES: ReadonlyMap<string, ThemeFile> = new Map<string, ThemeFile>([
  [THUMBNAIL, { kind: 'still' }],
  ['preview.mp4', { kind: 'film' }],
  ...PAGE_PICTURES.map((kind) => [fileOf(kind), { kind: 'picture', ...kind }] as const),
]);

/** The file of a theme with this name; there are no others, and no other widths. */
export const themeFile = (name: string): ThemeFile | undefined => FILES.get(name);

function fileOf({ width, format }: PictureKind): string {
  return format === 'jpeg' ? 'thumbnail_web.jpg' : `thumbnail_web-${width}.${format}`;
}
