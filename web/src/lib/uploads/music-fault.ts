import { isTooLarge } from '@nimantran/proto/domain/upload-size';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';

const { types, seconds } = UPLOAD_LIMITS.music;
/** Phones provide recordings and downloads without a type. */
const ENDINGS = ['.mp3', '.m4a', '.aac', '.wav', '.ogg'];

/** For `accept` of a file input. */
export const MUSIC_TYPES = [...types, ...ENDINGS].join(',');

export const musicLimits = (mostMb: number): string => `MP3, M4A, WAV or OGG, up to ${mostMb} MB and ${seconds / 60} minutes`;

/** The fault of a file before it is sent; the shop checks the audio later. */
export function musicFault(file: Pick<File, 'name' | 'type' | 'size'>, mostMb: number): string | undefined {
  if (!isMusic(file)) return 'Choose an MP3, M4A, WAV or OGG file.';
  if (file.size === 0) return 'This file is empty.';
  if (isTooLarge(file.size, mostMb)) return `Choose a file of at most ${mostMb} MB.`;
  return undefined;
}

function isMusic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return types.some((known) => known === type) || ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
