import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { THEME_PICTURE_FORMATS, THEME_PICTURE_WIDTHS } from '@nimantran/proto/http/catalog/themes';

/** Below a version's own files: those of its second layout. */
export const SECOND_LAYOUT = 'second';

/** Of a version's stills, in the order of its scenes, the one that the shop shows. */
export const shownStill = (
  { thumbnail_scene }: Pick<ThemeManifest, 'thumbnail_scene'>,
  stillKeys: readonly string[] | null,
): string | null => stillKeys?.[thumbnail_scene] ?? stillKeys?.[0] ?? null;

/** A theme's still in another size: at most this wide, and never wider than the still itself. */
export interface PictureKind {
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
}

export type ThemeFile = { kind: 'still' } | { kind: 'video' } | ({ kind: 'picture' } & PictureKind);

export const THUMBNAIL = 'thumbnail.jpg';

/** Every size that pages request; the small JPEG is for clients that cannot choose a format. */
export const PAGE_PICTURES: readonly PictureKind[] = [
  ...THEME_PICTURE_WIDTHS.flatMap((width) => THEME_PICTURE_FORMATS.map((format) => ({ width, format }))),
  { width: 720, format: 'jpeg' },
];

const FILES: ReadonlyMap<string, ThemeFile> = new Map<string, ThemeFile>([
  [THUMBNAIL, { kind: 'still' }],
  ['preview.mp4', { kind: 'video' }],
  ...PAGE_PICTURES.map((kind) => [fileOf(kind), { kind: 'picture', ...kind }] as const),
]);

/** The theme file with this name; no other files or widths exist. */
export const themeFile = (name: string): ThemeFile | undefined => FILES.get(name);

function fileOf({ width, format }: PictureKind): string {
  return format === 'jpeg' ? 'thumbnail_web.jpg' : `thumbnail_web-${width}.${format}`;
}
