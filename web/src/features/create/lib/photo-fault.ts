import { UPLOAD_LIMITS } from '@nimantran/proto/http/media';

export const PHOTO_TYPES = UPLOAD_LIMITS.photo.types.join(',');

/** What is wrong with a file before it is sent; the shop looks inside it later. */
export function photoFault(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!UPLOAD_LIMITS.photo.types.some((type) => type === file.type)) return 'Choose a JPEG, PNG or WebP photo.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > UPLOAD_LIMITS.photo.bytes) return `Choose a photo of at most ${UPLOAD_LIMITS.photo.bytes / 1024 / 1024} MB.`;
  return undefined;
}
