import { isTooLarge } from '@nimantran/proto/domain/upload-size';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';

const { types } = UPLOAD_LIMITS.photo;
/** Browsers know no type for HEIC, and phones give none for files from other apps. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif'];

/** For `accept` of a file input. */
export const PHOTO_TYPES = [...types, ...ENDINGS.filter((ending) => ending.startsWith('.hei'))].join(',');

/** The fault of a file before it is sent; the shop checks its content later. */
export function photoFault(file: Pick<File, 'name' | 'type' | 'size'>, mostMb: number): string | undefined {
  if (!isPhoto(file)) return 'Choose a JPEG, PNG, WebP or HEIC photo.';
  if (file.size === 0) return 'This file is empty.';
  if (isTooLarge(file.size, mostMb)) return `Choose a photo of at most ${mostMb} MB.`;
  return undefined;
}

function isPhoto({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (types.some((known) => known === type)) return true;
  const untold = type === '' || type === 'application/octet-stream' || type.startsWith('image/hei');
  return untold && ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
