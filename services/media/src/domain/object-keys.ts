import type { UploadKind } from '@nimantran/proto/http/media';

export const photoKey = (id: string) => `uploads/${id}/photo.jpg`;
/** Large enough to crop by. */
export const previewKey = (id: string) => `uploads/${id}/preview.jpg`;
export const thumbnailKey = (id: string) => `uploads/${id}/thumb.jpg`;
export const musicKey = (id: string) => `uploads/${id}/music.m4a`;

/** Everything that is kept of a checked upload, the main thing first. */
export const objectKeysOf = (id: string, kind: UploadKind): readonly [string, ...string[]] =>
  kind === 'photo' ? [photoKey(id), previewKey(id), thumbnailKey(id)] : [musicKey(id)];

/** What the renderer uses. */
export const mainKeyOf = (id: string, kind: UploadKind): string => objectKeysOf(id, kind)[0];

/** What an object of an upload is, for a receipt: `photo`, `preview`, `thumb` or `music`. */
export const nameOf = (key: string): string => key.split('/').at(-1)?.split('.')[0] ?? key;
