import type { UploadKind } from '@nimantran/proto/http/media/uploads';

export const photoKey = (id: string) => `uploads/${id}/photo.jpg`;
/** Large enough for the crop tool. */
export const previewKey = (id: string) => `uploads/${id}/preview.jpg`;
export const thumbnailKey = (id: string) => `uploads/${id}/thumb.jpg`;
export const musicKey = (id: string) => `uploads/${id}/music.m4a`;

/** All stored objects of a checked upload, the main one first. */
export const objectKeysOf = (id: string, kind: UploadKind): readonly [string, ...string[]] =>
  kind === 'photo' ? [photoKey(id), previewKey(id), thumbnailKey(id)] : [musicKey(id)];

export const mainKeyOf = (id: string, kind: UploadKind): string => objectKeysOf(id, kind)[0];

/** Name of an upload's object in a receipt: `photo`, `preview`, `thumb` or `music`. */
export const nameOf = (key: string): string => key.split('/').at(-1)?.split('.')[0] ?? key;
